import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import type { BodyPart } from './BodyPart';
import { readBody } from './readBody';

const context = testContext({
  site: { origin: 'https://futbol.example' },
  environment: { STATICS_URL: 'https://statics.example' },
});
const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue());
afterEach(() => void warn.mockClear());

let count = 0;
/** A text nobody read before, so that its report is heard. */
const read = (html: string) => readBody(html, `nota-${(count += 1)}`, context);
const partsOf = (html: string): BodyPart[] => {
  const { before, after } = read(html);
  return [...before, ...after];
};
const htmlOf = (html: string): string =>
  partsOf(html)
    .map((part) => (part.kind === 'html' ? part.html : `[${part.kind}]`))
    .join('');
const embedsOf = (html: string) =>
  partsOf(html).flatMap((part) => (part.kind === 'embed' ? [part.embed] : []));
const photosOf = (html: string) =>
  partsOf(html).flatMap((part) => (part.kind === 'gallery' ? part.photos : []));

const tweet =
  '<blockquote class="twitter-tweet"><p lang="es">¡Gol de España! &amp; ya <a href="https://t.co/a">pic</a></p>' +
  '&mdash; FIFA (@FIFAWorldCup) <a href="https://twitter.com/FIFAWorldCup/status/1813?ref_src=x">July 19</a></blockquote>' +
  '<script async src="https://platform.twitter.com/widgets.js"></script>';
const youtube = '<iframe width="560" height="315" src="https://www.youtube.com/embed/pRpeEdMmmQ0"></iframe>';
const photo = (name: string) =>
  `<figure><img src="/${name}-300x200.jpg"><figcaption>${name}</figcaption></figure>`;

describe('the text of a story', () => {
  it('is in paragraphs, whether the newsroom marked them or not', () => {
    expect(htmlOf('uno<br><br>dos<br>tres')).toBe('<p>uno</p><p>dos<br />tres</p>');
    expect(htmlOf('<div>uno</div><div><p>dos</p></div>tres')).toBe('<p>uno</p><p>dos</p><p>tres</p>');
    expect(htmlOf('<p>uno</p><p>&nbsp;</p><p><br></p><p>dos</p>')).toBe('<p>uno</p><p>dos</p>');
    expect(htmlOf('')).toBe('');
  });

  it('loses no word of broken markup, and leaves no tag open', () => {
    const html = htmlOf('<p>Roto <b>negrita<p>otro</b> fin<ul><li>uno<li>dos</table></p>');

    expect(html.replace(/<[^>]*>|\s/g, '')).toBe('Rotonegritaotrofinunodos');
    for (const tag of ['p', 'b', 'ul', 'li'])
      expect(html.split(`<${tag}>`).length, tag).toBe(html.split(`</${tag}>`).length);
  });

  it('goes on counting where a numbered list goes on, and only from a number', () => {
    expect(htmlOf('<ol start="5" type="i"><li>cinco</li></ol>')).toBe('<ol start="5"><li>cinco</li></ol>');
    expect(htmlOf('<ol start="5;x"><li>uno</li></ol><ul start="3"><li>a</li></ul>')).toBe(
      '<ol><li>uno</li></ol><ul><li>a</li></ul>',
    );
  });

  it('runs nothing and wears nothing of the newsroom', () => {
    const html = htmlOf(
      '<style>p{}</style><p style="color:red" onclick="x()" class="a" id="contenido">a</p><script>x()</script>' +
        '<svg onload="x()"></svg><a href="javascript:x()">b</a><x-mark n="0">c</x-mark>',
    );

    expect(html).toBe('<p>a</p><p>b</p><p>c</p>');
  });

  it('keeps a list, a table and a quotation whole', () => {
    const html = '<ul><li>a<ul><li>b</li></ul></li></ul><blockquote><p>c</p></blockquote>';

    expect(htmlOf(html)).toBe(html);
    expect(htmlOf('<table><tr><td><p>a</p></td></tr></table>')).toContain('aria-label="Tabla"><table>');
  });

  it('keeps emphasis that reaches over a picture', () => {
    expect(htmlOf('<p><strong>a<img src="/a-300x200.jpg">b</strong></p>')).toMatch(
      /^<p><strong>a<\/strong><\/p><figure>.*<\/figure><p><strong>b<\/strong><\/p>$/,
    );
  });

  it('is parted after its second paragraph', () => {
    const { before, after } = read('<p>1</p><ul><li>x</li></ul><p>2</p><p>3</p>');

    expect(before).toEqual([{ kind: 'html', html: '<p>1</p><ul><li>x</li></ul><p>2</p>' }]);
    expect(after).toEqual([{ kind: 'html', html: '<p>3</p>' }]);
  });

  it('says of a paid link that it is one', () => {
    expect(htmlOf('<a href="https://x.example/" rel="sponsored">a</a>')).toContain(
      'rel="nofollow sponsored"',
    );
  });

  it('takes no more than three seconds of a processor when it is a megabyte', () => {
    const html = '<p>palabra <b>y</b> palabra<br>otra</p>texto suelto<br>'.repeat(20_000);
    const before = process.cpuUsage();
    read(html);
    const { user, system } = process.cpuUsage(before);

    expect(html.length).toBeGreaterThan(1_000_000);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  });

  it('survives boxes in boxes without end', () => {
    for (const tag of ['div', 'figure', 'blockquote', 'b', 'div class="gallery"'])
      expect(htmlOf(`<${tag}>`.repeat(5_000) + 'x')).toContain('x');
  });
});

describe('sub-heads', () => {
  it('can be linked to from three on, each by an id of its own', () => {
    const { heads, before } = read('<h2>¿Quién marcó?</h2><h2>El gol</h2><h3>El gol</h3>');

    expect(heads).toEqual([
      { id: 's-quien-marco', text: '¿Quién marcó?' },
      { id: 's-el-gol', text: 'El gol' },
    ]);
    expect(before[0]).toMatchObject({ html: expect.stringContaining('<h3 id="s-el-gol-2">') });
    expect(htmlOf('<h2>Uno</h2><h2>Dos</h2>')).toBe('<h2>Uno</h2><h2>Dos</h2>');
  });

  it('are never the first heading of the page', () => {
    expect(htmlOf('<h1>a</h1>')).toBe('<h2>a</h2>');
  });
});

describe('pictures of a text', () => {
  it('have an address, and the room they were said to need', () => {
    expect(
      htmlOf('<p><img src="2026/gol.jpg" width="600" height="400" alt="Gol" class="x" onerror="x()"></p>'),
    ).toBe(
      '<figure><span data-picture style="aspect-ratio:600/400;max-width:600px"><img src="https://statics.example/2026/gol.jpg"' +
        ' width="600" height="400" alt="Gol" loading="lazy" decoding="async"></span></figure>',
    );
  });

  it.each([
    ['its address', 'https://x.example/gol-300x200.jpg', '300/200'],
    ['nobody', 'https://x.example/gol.jpg', '740/416'],
  ])('whose size is known by %s keep room as well', (_, src, ratio) => {
    expect(htmlOf(`<img src="${src}" width="100%">`)).toContain(`aspect-ratio:${ratio}`);
  });

  it('of the statics host come in all its sizes, of others in their own', () => {
    const own = htmlOf('<img src="https://statics.example/p/wide-490x275.webp">');

    expect(own).toContain(
      'srcset="https://statics.example/p/wide-740x416.webp 740w, https://statics.example/p/wide-490x275.webp 490w,',
    );
    expect(htmlOf('<img src="https://x.example/p/wide-490x275.webp">')).not.toContain('srcset');
  });

  it('that a script would have fetched are fetched without it', () => {
    expect(htmlOf('<img src="data:image/gif;base64,R0" data-src="https://x.example/a-30x20.jpg">')).toContain(
      'src="https://x.example/a-30x20.jpg"',
    );
  });

  it('keep their line, and the link around them', () => {
    expect(
      htmlOf('<figure><img src="/a-300x200.jpg"><figcaption>El <b>gol</b></figcaption></figure>'),
    ).toContain('<figcaption>El <b>gol</b></figcaption></figure>');
    expect(htmlOf('<p><a href="/tema/mls"><img src="/a-300x200.jpg"></a></p>')).toMatch(
      /^<figure><a href="\/tema\/mls"><span.*<\/span><\/a><\/figure>$/,
    );
  });

  it('that only count readers are not fetched, those that cannot be shown are reported', () => {
    expect(htmlOf('<img src="https://x.example/p.gif" width="1" height="1">')).toBe('');
    expect(warn).not.toHaveBeenCalled();
    expect(htmlOf('<img src="http://10.0.0.1/a.jpg"><img src="file:///a.jpg"><img>')).toBe('');
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('that stand for a word are that word', () => {
    expect(htmlOf('<p>Gol <img class="emoji" alt="⚽" src="https://s.w.org/1.svg"></p>')).toBe(
      '<p>Gol ⚽</p>',
    );
  });
});

describe('a gallery', () => {
  it('is what the newsroom calls one, or three pictures in a row', () => {
    const named = photosOf(`<p>a</p><div class="gallery">${photo('uno')}${photo('dos')}</div>`);
    const listed = photosOf(
      `<ul class="wp-block-gallery columns-3"><li>${photo('uno')}</li><li>${photo('dos')}</li></ul>`,
    );

    expect(named.map(({ caption }) => caption)).toEqual(['uno', 'dos']);
    expect(listed).toEqual(named);
    expect(photosOf(photo('a') + photo('b') + photo('c'))).toHaveLength(3);
    expect(photosOf(photo('a') + photo('b') + '<p>x</p>' + photo('c'))).toHaveLength(0);
  });

  it('of one picture is a picture', () => {
    expect(htmlOf(`<div class="gallery">${photo('uno')}</div>`)).toMatch(
      /^<figure>.*uno<\/figcaption><\/figure>$/,
    );
  });
});

describe('what is embedded', () => {
  it.each([
    ['in a frame', youtube],
    ['in a paragraph', `<p>${youtube}</p>`],
    ['in a figure', `<figure class="wp-block-embed"><div class="w">${youtube}</div></figure>`],
    ['for a script that never runs', youtube.replace(' src=', ' src="about:blank" data-src=')],
    ['without a scheme', youtube.replace('https:', '')],
  ])('%s is known and stands by itself', (_, html) => {
    expect(embedsOf(`<p>a</p>${html}<p>b</p>`)).toMatchObject([
      { network: 'youtube', shape: 'video', href: 'https://www.youtube.com/watch?v=pRpeEdMmmQ0' },
    ]);
    expect(htmlOf(`<p>a</p>${html}<p>b</p>`)).toBe('<p>a</p>[embed]<p>b</p>');
  });

  it('as a quotation with a script keeps its words and loses the script', () => {
    expect(embedsOf(`<p>a</p>${tweet}`)).toEqual([
      expect.objectContaining({
        network: 'x',
        href: 'https://x.com/FIFAWorldCup/status/1813',
        text: '¡Gol de España! & ya pic — FIFA (@FIFAWorldCup) July 19',
      }),
    ]);
  });

  it.each([
    [
      'instagram',
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/C9abcDEF_-1/?utm=1"><a href="https://www.instagram.com/p/C9abcDEF_-1/">View this post on Instagram</a></blockquote>',
    ],
    [
      'tiktok',
      '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@fifa/video/7391234567890123456" data-video-id="7391234567890123456"><section>El gol</section></blockquote>',
    ],
    ['facebook', '<div class="fb-post" data-href="https://www.facebook.com/fifa/posts/123"></div>'],
    [
      'facebook',
      '<div class="fb-video" data-href="https://www.facebook.com/fifa/videos/123/"><blockquote cite="https://www.facebook.com/fifa/videos/123/" class="fb-xfbml-parse-ignore">x</blockquote></div>',
    ],
  ])('of %s is known by how its network has it pasted', (network, html) => {
    expect(embedsOf(html)).toMatchObject([{ network }]);
  });

  it('from elsewhere is a link, and told to who runs the site', () => {
    expect(htmlOf('<iframe src="https://mapas.example/x?a=1&b=2"></iframe>')).toBe(
      '<p><a href="https://mapas.example/x?a=1&amp;b=2" rel="nofollow">mapas.example</a></p>',
    );
    expect(warn).toHaveBeenCalledTimes(1);
    expect(htmlOf('<video><source src="https://x.example/gol.mp4"></video>')).toContain(
      'https://x.example/gol.mp4',
    );
  });

  it.each(['http://10.0.0.1/', 'javascript:alert(1)', 'data:text/html,x', ''])(
    'from “%s” is left out, and told',
    (src) => {
      expect(htmlOf(`<p>a</p><iframe src="${src}"></iframe>`)).toBe('<p>a</p>');
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  it('inside a table or list is a link', () => {
    expect(htmlOf(`<ul><li>a ${youtube}</li></ul>`)).toBe(
      '<ul><li>a <a href="https://www.youtube.com/watch?v=pRpeEdMmmQ0" rel="nofollow">https://www.youtube.com/watch?v=pRpeEdMmmQ0</a></li></ul>',
    );
  });

  it('as a quotation of something that is no post stays a quotation’s words', () => {
    expect(htmlOf('<blockquote class="twitter-tweet"><p>Sin enlace</p></blockquote>')).toBe(
      '<p>Sin enlace</p>',
    );
  });
});

describe('a widget of sports data', () => {
  const widget =
    '<script>var opta_settings = {}</script><p>antes</p>' +
    '<opta-widget widget="standings" competition="115" onclick="x()" style="x" class="x"><i>x</i></opta-widget>' +
    '<p>después</p>';
  const withWidgets = testContext({ brandConfig: { sportsWidgets: { subscription: '1' } } });

  it('is known by its own attributes, and by nothing of anybody else', () => {
    const { before, after } = readBody(widget, 'nota-widget', withWidgets);

    expect([...before, ...after]).toEqual([
      { kind: 'html', html: '<p>antes</p>' },
      { kind: 'widget', widget: { widget: 'standings', competition: '115' } },
      { kind: 'html', html: '<p>después</p>' },
    ]);
  });

  it('is left out, with a report, on a site without them and where it does not say what it is', () => {
    expect(htmlOf(widget.replace('<i>x</i>', ''))).toBe('<p>antes</p><p>después</p>');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('a widget of sports data'));
    const { before } = readBody('<p>a</p><opta-widget sport="football"></opta-widget>', 'n', withWidgets);
    expect(before).toEqual([{ kind: 'html', html: '<p>a</p>' }]);
  });
});
