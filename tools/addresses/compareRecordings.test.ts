import { describe, expect, it } from 'vitest';
import { compareRecordings } from './compareRecordings.ts';
import { describeAnswer } from './describeAnswer.ts';

const addresses = { fca: 'http://127.0.0.1:4001' };

function recorded(path: string, body: string, { status = 200, headers = [] as string[] } = {}) {
  const rawHeaders = ['Content-Type', 'text/html; charset=utf-8', ...headers];
  return {
    ask: { app: 'fca', path },
    answer: describeAnswer({ status, rawHeaders, body: Buffer.from(body) }, addresses),
  };
}
const differences = (before: ReturnType<typeof recorded>[], after: ReturnType<typeof recorded>[]) =>
  compareRecordings(before, after).groups.map(({ what, before: was, after: is, addresses: { length } }) => [
    ...[what, was, is, length],
  ]);

describe('compareRecordings', () => {
  it('makes one group of what many addresses answer otherwise', () => {
    const before = ['/a', '/b', '/c'].map((path) => recorded(path, '<title>x</title>', { status: 308 }));
    const after = ['/a', '/b', '/c'].map((path) => recorded(path, '<title>x</title>', { status: 301 }));
    expect(differences(before, after)).toEqual([['status', '308', '301', 3]]);
  });

  it('sees a header that came twice', () => {
    const twice = recorded('/a', '', { headers: ['Location', '/x', 'location', '/x'] });
    const once = recorded('/a', '', { headers: ['location', '/x'] });
    expect(differences([twice], [once])).toEqual([['headers location', '/x ⏎ /x', '/x', 1]]);
  });

  it.each([
    ['title', '<html><head><title>A</title></head></html>', '<html><head><title>B</title></head></html>'],
    ['canonical', '<link rel="canonical" href="/a">', '<link rel="canonical" href="/b">'],
    ['amphtml', '<link rel="amphtml" href="/amp/a">', '<p></p>'],
    ['alternates', '<link rel="alternate" hreflang="es" href="/a">', '<p></p>'],
    ['meta', '<meta name="robots" content="noindex">', '<p></p>'],
    ['h1', '<h1>A</h1>', '<h1>B</h1>'],
    ['links', '<a href="/a">x</a>', '<a href="/b">x</a>'],
    ['text', '<body><p>a</p></body>', '<body><p>b</p></body>'],
    ['jsonLd', '<script type="application/ld+json">{"a":1}</script>', '<p></p>'],
  ])('sees another %s', (what, before, after) => {
    const found = differences([recorded('/a', before)], [recorded('/a', after)]);
    expect(found.map(([name]) => name)).toContain(`document ${what}`);
  });

  it('shows of a long text the lines that differ', () => {
    const text = (third: string) => `<body><p>one</p><p>two</p><p>${third}</p></body>`;
    expect(differences([recorded('/a', text('three'))], [recorded('/a', text('drei'))])).toEqual([
      ['document text', 'three', 'drei', 1],
    ]);
  });

  it('passes over the order of keys, ports, ages and names of built files', () => {
    const before = `<body><script type="application/ld+json">{"a":1,"b":2}</script><a href="http://127.0.0.1:4001/x">hace 3 minutos</a><link rel="icon" href="/_next/static/a1.js"></body>`;
    const after = `<body><script type="application/ld+json">{"b":2,"a":1}</script><a href="http://fca/x">hace 2 horas</a><link rel="icon" href="/_next/static/b2.js"></body>`;
    expect(differences([recorded('/a', before)], [recorded('/a', after)])).toEqual([]);
  });

  it('passes over which scripts a policy lets run, and over no host in it', () => {
    const policy = (value: string) =>
      recorded('/a', '', {
        headers: ['Content-Security-Policy', `script-src 'self' ${value}; object-src 'none'`],
      });
    expect(differences([policy("'sha256-a' 'sha256-b'")], [policy("'sha256-c'")])).toEqual([]);
    expect(differences([policy("'sha256-a'")], [policy("'sha256-a' https://x.example")])).toHaveLength(1);
  });

  it('passes over what is loaded beforehand, and over no other link in a header', () => {
    const link = (value: string) => recorded('/a', '', { headers: ['Link', value] });
    const preload = '</a.css>; rel=preload; as="style", </b.woff2>; rel=preload; as="font"';
    expect(differences([link(preload)], [recorded('/a', '')])).toEqual([]);
    expect(differences([link('</x>; rel="canonical"')], [recorded('/a', '')])).toHaveLength(1);
  });

  it('names an address that was not asked for again', () => {
    expect(differences([recorded('/a', '')], [])).toEqual([['answer', 'recorded', 'not asked for', 1]]);
  });
});
