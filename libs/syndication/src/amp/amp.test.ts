import type { Article } from '@cancha/data-access/content/Article';
import { validateAmp } from '@cancha/e2e/validateAmp';
import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { anArticle } from '@cancha/site/testing/anArticle';
import { routeReader } from '@cancha/site/testing/routeReader';
import { testContext } from '@cancha/site/testing/testContext';
import { ampPairOf } from '@cancha/news/article/ampAddress';
import { answerAmp } from './answerAmp';
import { noServices } from './AmpPorts';
import { renderAmp } from './renderAmp';
import { ampRoute } from './ampRoute';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const origin = 'https://copa.example';
const statics = 'https://statics.example';
const inContext = (changes: Parameters<typeof testContext>[0] = {}) =>
  testContext({ environment: { STATICS_URL: statics }, ...changes, site: { origin, ...changes.site } });

/** The document of an article with a body of the newsroom's. */
async function render(
  body: string,
  changes: Parameters<typeof anArticle>[1] = {},
  ports = noServices,
  relatedArticles: readonly Article[] = [],
) {
  const context = inContext();
  const article = anArticle('1', { body, excerpt: 'Dos & tres', imageCaption: 'Pie', ...changes });
  const full = { article, relatedArticles };
  return renderAmp(full, { page: article.link, amp: `/amp${article.link}` }, context, ports);
}
const textOf = (html: string) => /<div class="text">([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '';

describe('the AMP page of an article', () => {
  it('is valid, with all that the reader came for', async () => {
    const html = await render('<p>Uno <a href="/tema/mls">dos</a></p>');

    expect(validateAmp(html)).toEqual([]);
    for (const part of ['Nota 1', 'Dos &amp; tres', 'Uno', '<amp-img', '"@type":"NewsArticle"'])
      expect(html).toContain(part);
    expect(html).toContain(`<link rel="canonical" href="${origin}/mundial-2026/nota-1.html"/>`);
  });

  it('leads on to four related articles, and not to itself', async () => {
    const others = ['1', '2', '3', '4', '5', '6'].map((id) => anArticle(id));
    const html = await render('<p>a</p>', {}, noServices, others);
    const [, links = ''] = /<nav class="related"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];

    expect(validateAmp(html)).toEqual([]);
    expect([...links.matchAll(/nota-(\d)\.html/g)].map(([, id]) => id)).toEqual(['2', '3', '4', '5']);
    expect(await render('<p>a</p>')).not.toContain('class="related"');
  });

  it('has a title of the size that the specification gives', async () => {
    const html = await render('');

    expect(html).toMatch(/h1\{[^}]*font-size:clamp\(26px,7vw,28px\)/);
    expect(html).toContain('@media(min-width:769px){h1{font-size:44px}}');
  });

  it('has a header of 60 px', async () => {
    expect(await render('')).toContain('height:60px');
  });

  it.each([
    ['scripts', '<script>alert(1)</script><p onclick="f()">a</p>'],
    ['styles', '<style>p{color:red}</style><p style="color:red!important">a</p>'],
    ['broken HTML', '<p>a<div><b>b</p></div><table><tr><td>c'],
    ['forms and frames', '<form><input></form><iframe src="javascript:alert(1)"></iframe><object></object>'],
    ['addresses that run', '<a href="javascript:alert(1)">a</a><img src="data:image/png;base64,x">'],
    [
      'elements of AMP that it should not write',
      '<amp-script src="x"></amp-script><amp-img src="javascript:x">',
    ],
    ['nothing', ''],
  ])('is valid whatever the newsroom sent: %s', async (_, body) => {
    const html = await render(body);

    expect(validateAmp(html)).toEqual([]);
    expect(textOf(html)).not.toMatch(/alert|onclick|style=|amp-script/);
  });

  it('is valid without a picture', async () => {
    const images = { wide: null, classic: null, square: null, full: null };
    const html = await render('<p>a</p>', { images });

    expect(validateAmp(html)).toEqual([]);
    expect(html).not.toContain('<figure');
  });

  it('keeps room for pictures of the text, also where their size is not said', async () => {
    const text = textOf(
      await render('<img src="/a.jpg" width="740" height="416" alt="x"><img src="https://x.example/b.jpg">'),
    );

    expect(text).toContain(`src="${statics}/a.jpg" alt="x" layout="responsive" width="740" height="416"`);
    expect(text).toContain('width="16" height="9" class="whole"');
  });

  it.each([
    [
      '<iframe src="https://www.youtube.com/embed/abcdefghijk?x=1"></iframe>',
      'amp-youtube',
      'data-videoid="abcdefghijk"',
    ],
    [
      '<blockquote class="twitter-tweet"><p>x</p><a href="https://twitter.com/a/status/123456">x</a></blockquote><script src="//platform.twitter.com/widgets.js"></script>',
      'amp-twitter',
      'data-tweetid="123456"',
    ],
    [
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/AbC_1-x/"><p>x</p></blockquote>',
      'amp-instagram',
      'data-shortcode="AbC_1-x"',
    ],
  ])('shows what other services show by an element of its own', async (body, name, data) => {
    const html = await render(`<p>a</p>${body}`);

    expect(validateAmp(html)).toEqual([]);
    expect(textOf(html)).toContain(`<${name} ${data}`);
  });

  it('shows each post of another service where it stood, also between thousands of nested elements', async () => {
    const deep = '<b>'.repeat(5000);
    const [first, last] = ['AbC_1-x', 'dEf_2-y'].map(
      (code) =>
        `<blockquote data-instgrm-permalink="https://www.instagram.com/p/${code}/"><blockquote>x</blockquote></blockquote>`,
    );
    const text = textOf(await render(`<blockquote>a</blockquote>${first}<p>b</p>${deep}${last}c`));

    expect(text.replace(/<\/?b>/g, '')).toMatch(
      /^<blockquote>a<\/blockquote><amp-instagram data-shortcode="AbC_1-x"[^>]*><\/amp-instagram><p>b<\/p><amp-instagram data-shortcode="dEf_2-y"[^>]*><\/amp-instagram>c$/,
    );
  });

  it('leads to what it has no element for', async () => {
    const text = textOf(await render('<iframe src="https://mapas.example/x?y=1"></iframe>'));

    expect(text).toBe('<a href="https://mapas.example/x?y=1" rel="nofollow">mapas.example</a>');
  });

  it('takes what a service adds', async () => {
    const addition = { html: '<amp-pixel src="https://x.example/p"></amp-pixel>', components: [] };

    expect(await render('', {}, { analytics: () => addition })).toContain('<amp-pixel');
  });

  it('tells the newest posts of a live blog, as of when, with the elements they need', async () => {
    const post = (n: number, body: string) => ({
      ...{ id: `p${n}`, title: `Entrada ${n}`, body, minute: '', keyEvent: n === 1 },
      ...{ publishedAt: `2026-07-05T18:${String(n).padStart(2, '0')}:00Z`, modifiedAt: null },
    });
    const video = '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>';
    const items = Array.from({ length: 25 }, (_, i) => post(i + 1, i === 24 ? video : '<p>Gol.</p>'));
    const html = await render('<p>a</p>', { items, liveState: 'live' });

    expect(validateAmp(html)).toEqual([]);
    expect(html.match(/class="post"/g)).toHaveLength(20);
    expect(html.indexOf('Entrada 25')).toBeLessThan(html.indexOf('Entrada 24'));
    for (const part of ['Al día a las', '<amp-youtube', '"@type":"LiveBlogPosting"', '?page=2'])
      expect(html).toContain(part);
  });

  it('says nothing of what the newsroom hides', async () => {
    const authors = [{ name: 'Ana Mora', username: 'ana', picture: null }];
    const hidden = { ...anArticle('1').hidden, author: true, time: true, excerpt: true };
    const html = await render('', { authors, hidden });

    expect(html).not.toMatch(/Ana Mora|<time|Dos &amp; tres/);
  });
});

describe('page and AMP page', () => {
  it('lead to each other, under the prefix of the edition', () => {
    expect(ampPairOf(anArticle('1'), inContext({ site: { prefix: '/mx' } }))).toEqual({
      page: '/mx/mundial-2026/nota-1.html',
      amp: '/mx/amp/mundial-2026/nota-1.html',
    });
  });

  const { capabilities } = testContext().site;
  it.each([
    ['on a site without AMP', {}, { capabilities: { ...capabilities, amp: false } }],
    ['of another site', { isInternal: false }, {}],
    ['that is not published', { publishedAt: null }, {}],
    ['that is to be found elsewhere', { canonical: 'https://red.example/x.html' }, {}],
  ])('there is none for an article %s', (_, article, site) => {
    const context = inContext({ site, networkHosts: ['red.example'] });

    expect(ampPairOf(anArticle('1', article), context)).toBeNull();
  });
});

describe('the address of an AMP page', () => {
  const read = routeReader([ampRoute]);
  const site = inContext().site;
  const mexico = inContext({ site: { prefix: '/mx' } }).site;

  it.each([
    [site, '/amp/liga/x.html', 'amp/liga/x.html'],
    [mexico, '/mx/amp/liga/x.html', 'amp/liga/x.html'],
    [site, '/liga/amp/x.html', '/amp/liga/x.html'],
    [mexico, '/mx/liga/amp/x.html', '/mx/amp/liga/x.html'],
    [site, '/campo/x.html', 'missing'],
    [site, '/amp', 'missing'],
    [site, '/x/amp', 'missing'],
    [mexico, '/amp/x.html', 'missing'],
  ])('%#: %s', (of, path, expected) => {
    expect(read(of, path)).toBe(expected);
  });

  it('is none on a site without AMP', () => {
    const capabilities = { ...site.capabilities, amp: false };

    expect(read({ ...site, capabilities }, '/amp/liga/x.html')).toBe('missing');
  });
});

describe('whoever asks for an AMP page', () => {
  const link = '/liga/nota.html';
  const full = (changes: object = {}) => ({
    article: {
      ...{ id: 1, title: 'Nota', link, siteCode: 'FCA', body: '<p>a</p>' },
      ...{ published_at: '2026-07-05T16:12:00-0600' },
      ...changes,
    },
    relatedArticles: [{ id: 2, title: 'La otra nota', link: '/liga/otra.html', siteCode: 'FCA' }],
  });
  const ask = async (answers: StubResponses, path = link) => {
    const { url } = await startJsonServer(answers);
    vi.mocked(getSiteContext).mockResolvedValue(inContext({ apiUrl: url }));
    return answerAmp(new Request('http://127.0.0.1/x'), {
      params: Promise.resolve({ site: 'fca', path: path.split('/').slice(1) }),
    });
  };
  const by = (path: string) => `/v1/sites/FCA/news/by?path=${path}&full=true`;
  const all = (path: string) => `/v1/sites/FCA/all${path}`;

  it('gets it', async () => {
    const answer = await ask({ [by(link)]: full() });
    const html = await answer.text();

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(validateAmp(html)).toEqual([]);
    expect(html).toContain('<a href="/liga/otra.html">La otra nota</a>');
  });

  it('is told that there is none of an article that does not exist', async () => {
    expect((await ask({})).status).toBe(404);
  });

  it.each([
    ['the backend fails', by, new StubResponse(500, 'x')],
    ['the article is another site’s', by, full({ siteCode: 'REDGOL', url: 'https://redgol.example/x.html' })],
    ['it is a list', all, { type: 'listing', data: { items: [] } }],
    ['it has moved', all, { type: 'redirect', data: { status: 301, target: '/x' } }],
  ])('is led to the whole page where %s', async (_, call, sent) => {
    const answer = await ask({ [call(link)]: sent });

    expect([answer.status, answer.headers.get('location')]).toEqual([302, link]);
  });

  it('is led to the one address of it', async () => {
    const answer = await ask({ [by('/otra/nota.html')]: full() }, '/otra/nota.html');

    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/amp${link}`]);
  });
});
