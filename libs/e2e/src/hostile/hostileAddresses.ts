import { cases } from './HostileCase';

const links = cases(
  'link to',
  (
    [
      ['a script', 'javascript:RUN'],
      ['a script in mixed letters', 'jAvAsCrIpT:RUN'],
      ['a script after a space', '   javascript:RUN'],
      ['a script with a tab', 'java\tscript:RUN'],
      ['a script with a line end', 'java\nscr\ript:RUN'],
      ['a script after a control character', '\u0001javascript:RUN'],
      ['a script with a null byte', 'java\u0000script:RUN'],
      ['a script with entities', '&#106;avascript&colon;RUN'],
      ['a script with long entities', '&#0000106avascript:RUN'],
      ['a script with hidden line ends', 'java&Tab;script&NewLine;&colon;RUN'],
      ['a script after an address', 'javascript://futbol.example/%0aRUN'],
      ['a script behind another', 'javascript:javascript:RUN'],
      ['a script of Basic', 'vbscript:RUN'],
      ['a page of data', 'data:text/html,<script>RUN</script>'],
      ['a page of data in base 64', 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='],
      ['a drawing of data', 'data:image/svg+xml,<svg onload=RUN>'],
      ['a blob', 'blob:https://HOST/1'],
      ['a file', 'file:///etc/passwd'],
      ['a source view', 'view-source:javascript:RUN'],
      ['a file system', 'filesystem:https://HOST/temporary/a.html'],
      ['an app', 'intent://HOST/#Intent;scheme=https;end'],
      ['a host of the network', 'https://127.0.0.1:1/'],
      ['the host of a cloud', 'http://169.254.169.254/latest/meta-data/'],
      ['a host by a number', 'http://2130706433/'],
      ['a name and a password', 'https://www.youtube.com@HOST/'],
      ['a back slash', '\\\\HOST/x'],
      ['mixed slashes', '/\\HOST/x'],
      ['no scheme', '//HOST/x'],
      ['a broken percent', '/%c3%28%00%0d%0aSet-Cookie:x=1'],
      ['a quote', '/x"onmouseover="RUN'],
      ['a quote as an entity', '/x&quot; onmouseover=&quot;RUN'],
    ] as const
  ).map(([name, href]) => [name, `<a href="${href}">${name}</a>`] as const),
);

const frames = cases('frame', [
  ['of another page', '<iframe src="https://HOST/"></iframe>'],
  ['that runs', '<iframe src="javascript:parent.RUN"></iframe>'],
  ['with a page of its own', '<iframe srcdoc="<script>parent.RUN</script>"></iframe>'],
  [
    'with both',
    '<iframe src="https://www.youtube.com/embed/pRpeEdMmmQ0" srcdoc="<script>parent.RUN</script>"></iframe>',
  ],
  ['with a handler', '<iframe onload="RUN" src="https://www.youtube.com/embed/pRpeEdMmmQ1"></iframe>'],
  ['of data', '<iframe src="data:text/html,<script>parent.RUN</script>"></iframe>'],
  [
    'as an object',
    '<object data="https://HOST/a.swf"><param name="movie" value="https://HOST/a.swf"></object>',
  ],
  ['as an object of data', '<object data="data:text/html,<script>RUN</script>" type="text/html"></object>'],
  ['as a plugin', '<embed src="https://HOST/a.swf" allowscriptaccess="always">'],
  ['as an applet', '<applet code="https://HOST/A.class"></applet>'],
  ['as a portal', '<portal src="https://HOST/"></portal><fencedframe config="https://HOST/"></fencedframe>'],
  ['that only begins like YouTube', '<iframe src="https://www.youtube.com.HOST/embed/pRpeEdMmmQ0"></iframe>'],
  ['that only ends like YouTube', '<iframe src="https://HOST/www.youtube.com/embed/pRpeEdMmmQ0"></iframe>'],
  ['whose host only ends like YouTube', '<iframe src="https://notyoutube.com/embed/pRpeEdMmmQ0"></iframe>'],
  ['behind the name of YouTube', '<iframe src="https://www.youtube.com@HOST/embed/pRpeEdMmmQ0"></iframe>'],
  [
    'behind YouTube’s own redirect',
    '<iframe src="https://www.youtube.com/redirect?q=https://HOST/"></iframe>',
  ],
  [
    'with a quote in YouTube’s id',
    '<iframe src="https://www.youtube.com/embed/pRpeEd&quot;onload=&quot;RUN"></iframe>',
  ],
  [
    'with another host in Facebook’s address',
    '<iframe src="https://www.facebook.com/plugins/video.php?href=https://HOST/videos/1"></iframe>',
  ],
  [
    'a post with a handler',
    '<blockquote class="twitter-tweet" onclick="RUN"><a href="https://twitter.com/a/status/1?x=&quot;onload=RUN">x</a></blockquote>',
  ],
  [
    'a post that lies',
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com.HOST/p/C9abcDEF_-1/"></blockquote>',
  ],
  ['a post with a script', '<div class="fb-post" data-href="javascript:RUN"></div>'],
  [
    'a widget with handlers',
    '<opta-widget widget="x" onclick="RUN" style="background:url(//HOST/a)" template="<img src=x onerror=RUN>"></opta-widget>',
  ],
  [
    'an element of AMP',
    '<amp-script src="https://HOST/a.js"></amp-script><amp-iframe src="https://HOST/"></amp-iframe>',
  ],
  ['a picture of AMP', '<amp-img src="javascript:RUN" on="tap:AMP.navigateTo(url=https://HOST/)"></amp-img>'],
  ['a video of AMP', '<amp-youtube data-videoid="&quot;><script>RUN</script>"></amp-youtube>'],
]);

const pictures = cases('picture', [
  ['that runs', '<img src="javascript:RUN">'],
  ['of data', '<img src="data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=RUN>">'],
  ['in another size', '<img src="/a.png" srcset="https://HOST/a.png 1x">'],
  ['of another source', '<picture><source srcset="https://HOST/a.png"><img src="/a.png"></picture>'],
  ['that counts readers', '<img src="https://HOST/p.gif" width="1" height="1">'],
  ['that counts readers by one side', '<img src="https://HOST/p.gif" width="600" height="1">'],
  ['with a name and a password', '<img src="https://ana:secret@HOST/a.png">'],
  ['with an early loader', '<img src="/a.png" lowsrc="https://HOST/a.png" dynsrc="https://HOST/a.png">'],
  [
    'with a map',
    '<img src="/a.png" usemap="#m"><map name="m"><area shape="default" href="javascript:RUN"></map>',
  ],
  ['of a private host', '<img src="http://10.0.0.1/router/reboot">'],
  ['with a quote in its words', '<img src="/a.png" alt="&quot; onerror=&quot;RUN">'],
  ['with a quote in its address', '<img src="/a&quot; onerror=&quot;RUN.png">'],
  ['with a cover', '<video poster="https://HOST/a.png"></video>'],
  ['with words for it', '<video><track src="https://HOST/a.vtt" default></video>'],
  [
    'in a caption',
    '<figure><img src="/a.png"><figcaption><img src=x onerror=RUN><script>RUN</script></figcaption></figure>',
  ],
]);

export const hostileAddresses = [...links, ...frames, ...pictures];
