import { describe, expect, it } from 'vitest';
import type { Site } from '@cancha/brands/Site';
import { testContext } from '../testing/testContext';
import { cleanHtml } from './cleanHtml';

const origin = 'https://futbol.example';
const context = testContext({
  site: { origin },
  networkHosts: ['red.example'],
  environment: { STATICS_URL: 'https://statics.example' },
});
const clean = (html: string) => cleanHtml(html, context);

describe('HTML of the newsroom', () => {
  it('keeps its paragraphs, headings, lists, quotes and tables', () => {
    const html =
      '<p>Uno <strong>dos</strong> y <em>tres</em></p><h2>Título</h2><ul><li>a</li></ul>' +
      '<blockquote><p>cita</p></blockquote><table><tbody><tr><th scope="row">x</th><td>1</td></tr></tbody></table>';

    expect(clean(html)).toBe(html);
  });

  it.each([
    ['scripts, with what is in them', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['style sheets', '<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
    ['styles, classes and handlers', '<p style="color:red" class="x" id="y" onclick="f()">a</p>', '<p>a</p>'],
    ['frames', '<iframe src="https://x.example"></iframe><p>a</p>', '<p>a</p>'],
    ['handlers of pictures', '<img src="https://x.example/a.jpg" alt="a" onerror="f()">', null],
    ['drawings', '<svg><script>alert(1)</script></svg>', ''],
    ['forms', '<form action="/x"><input name="a"></form>', ''],
  ])('loses its %s', (_, html, expected) => {
    const result = clean(html);

    if (expected !== null) expect(result).toBe(expected);
    expect(result).not.toMatch(/script|onerror|onclick|iframe|style/);
  });

  it.each([
    'javascript:alert(1)',
    ' jAvAsCrIpT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'http://10.0.0.1/',
  ])('keeps the words of a link to %s without the link', (href) => {
    expect(clean(`<p><a href="${href}">aquí</a></p>`)).toBe('<p>aquí</p>');
  });

  it('does not vouch for links that leave the site, whatever they said of themselves', () => {
    expect(clean('<a href="https://x.example/a" rel="follow" target="_top">a</a>')).toBe(
      '<a href="https://x.example/a" rel="nofollow">a</a>',
    );
  });

  it('leads to its own pages without naming its own host', () => {
    expect(clean('<a href="https://futbol.example/tema/mls" rel="nofollow">a</a>')).toBe(
      '<a href="/tema/mls">a</a>',
    );
    expect(clean('<a href="tema/mls">a</a>')).toBe('<a href="/tema/mls">a</a>');
  });

  it.each(['ftp://x.example/a.zip', 'http://x.example/a'])('keeps the address of a link to %s', (href) => {
    expect(clean(`<a href="${href}">a</a>`)).toBe(`<a href="${href}" rel="nofollow">a</a>`);
  });

  it('links without an edition that its host does not have', () => {
    const html = '<a href="/es/tema/mls">a</a> <a href="/ar/tema/mls">b</a>';
    const editions = testContext({ site: { origin, hostPrefixes: ['', '/ar'] } });

    expect(clean(html)).toBe('<a href="/tema/mls">a</a> <a href="/tema/mls">b</a>');
    expect(cleanHtml(html, editions)).toBe('<a href="/tema/mls">a</a> <a href="/ar/tema/mls">b</a>');
  });

  it('counts a numbered list from where it says', () => {
    expect(clean('<ol start="3" onclick="x()"><li>a</li></ol>')).toBe('<ol start="3"><li>a</li></ol>');
    expect(clean('<ol start="-1e9"><li>a</li></ol>')).toBe('<ol><li>a</li></ol>');
  });

  it('opens mail and telephone', () => {
    expect(clean('<a href="mailto:a@x.example">a</a><a href="tel:+506">b</a>')).toBe(
      '<a href="mailto:a@x.example">a</a><a href="tel:+506">b</a>',
    );
  });

  it('loads its pictures when they come near, and names those that have no words as decoration', () => {
    const result = clean('<img src="https://x.example/a.jpg" width="740" height="416" loading="eager">');

    expect(result).toContain('loading="lazy"');
    expect(result).toContain('alt=""');
    expect(result).toContain('width="740" height="416"');
  });

  it.each([
    ['a relative address', '/2026/gol.jpg', 'https://statics.example/2026/gol.jpg'],
    ['another host', 'https://x.example/gol.jpg', 'https://x.example/gol.jpg'],
  ])('shows a picture at %s', (_, src, expected) => {
    expect(clean(`<img src="${src}" alt="Gol">`)).toBe(`<img src="${expected}" alt="Gol" loading="lazy" />`);
  });

  it.each([
    ['no address', '<img alt="Gol">'],
    ['an address that runs', '<img src="javascript:alert(1)">'],
    ['what it draws itself', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
    ['a host that our servers alone reach', '<img src="http://169.254.169.254/latest">'],
    ['a name and a password', '<img src="https://ana:secret@x.example/gol.jpg">'],
    ['the size of a dot', '<img src="https://x.example/p.gif" width="1" height="1px">'],
  ])('leaves a picture with %s out', (_, html) => {
    expect(clean(html)).toBe('');
  });

  it('asks no other host for pictures of a footer', () => {
    const html = '<img src="/gol.jpg"><img src="https://x.example/gol.jpg"><img src="//x.example/gol.jpg">';

    expect(cleanHtml(html, context, { place: 'footer' })).toBe(
      '<img src="https://statics.example/gol.jpg" alt="" loading="lazy" />',
    );
  });

  it('that is read away from its page leads where it led there', () => {
    const page = 'https://futbol.example/mundial-2026/nota.html';
    const html = '<a href="/tema/mls">a</a> <a href="https://x.example/">b</a> <a href="#final">c</a>';

    expect(cleanHtml(html, context, { page })).toBe(
      '<a href="https://futbol.example/tema/mls">a</a> <a href="https://x.example/" rel="nofollow">b</a> <a href="#final">c</a>',
    );
  });

  it('has one first heading on its page, which is the title', () => {
    expect(clean('<h1>Otra</h1>')).toBe('<h2>Otra</h2>');
  });

  it('is cleaned for each site and place by their own rules', () => {
    const html = '<a href="https://x.example/">a</a>';

    expect(cleanHtml(html, context, { place: 'footer' })).toContain('noreferrer');
    expect(cleanHtml(html, context, { place: 'body' })).not.toContain('noreferrer');
  });

  it('links to the pages of the edition it is shown in, whichever showed it first', () => {
    const html = '<a href="/tema/mls">a</a>';
    const linksIn = (site: Partial<Site>) => cleanHtml(html, testContext({ site: { origin, ...site } }));

    expect(linksIn({})).toContain('"/tema/mls"');
    expect(linksIn({ prefix: '/mx' })).toContain('"/mx/tema/mls"');
    expect(linksIn({ prefix: '/mx', trailingSlash: true })).toContain('"/mx/tema/mls/"');
  });

  it('vouches for the other sites of the network', () => {
    expect(clean('<a href="https://www.red.example/x" rel="nofollow">a</a>')).toBe(
      '<a href="https://www.red.example/x">a</a>',
    );
  });
});
