import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Link } from './Link';
import { siteOf } from './testing/siteOf';
import { toLink, type LinkContext } from './toLink';

const networkHosts = ['bolavip.com', 'redgol.cl'];
const link = (href: string, changes: Partial<LinkContext> = {}) =>
  toLink(href, { site: siteOf(), networkHosts, place: 'body', ...changes });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const text: Link = { kind: 'text' };
const internal = (href: string): Link => ({ kind: 'internal', href });
const network = (href: string): Link => ({ kind: 'network', href });
const external = (href: string): Link => ({ kind: 'external', href, rel: 'nofollow' });
const other = (href: string): Link => ({ kind: 'other', href });

describe('a link in the body', () => {
  it.each<[string, Link]>([
    ['', { kind: 'none' }],
    [' \n', { kind: 'none' }],
    ['/tema/mls', internal('/tema/mls')],
    ['tema/mls', internal('/tema/mls')],
    ['/x.html?a=1#b', internal('/x.html?a=1#b')],
    ['httpd-guia', internal('/httpd-guia')],
    ['#comentarios', internal('#comentarios')],
    ['?page=2', internal('?page=2')],
    ['\\evil.io', internal('/evil.io')],
    ['https://futbol.example', internal('/')],
    ['https://futbol.example/tema/mls?a=1#b', internal('/tema/mls?a=1#b')],
    ['http://futbol.example/x', internal('/x')],
    ['https://FUTBOL.example:443/x', internal('/x')],
    ['//futbol.example/x', internal('/x')],
    ['https://futbol.example//evil.io/x', internal('/evil.io/x')],
    ['https://futbol.example/\\evil.io/x', internal('/evil.io/x')],
    ['https://bolavip.com/mx/x', network('https://bolavip.com/mx/x')],
    ['//mx.bolavip.com/x', network('https://mx.bolavip.com/x')],
    ['https://BOLAVIP.com:8443/x', network('https://bolavip.com:8443/x')],
    ['https://bolavip.com.evil.io/', external('https://bolavip.com.evil.io/')],
    ['https://notbolavip.com/', external('https://notbolavip.com/')],
    ['https://bolavip.com@evil.io/', external('https://bolavip.com@evil.io/')],
    ['https://futbol.example.evil.io/', external('https://futbol.example.evil.io/')],
    ['https://futbol.example:8443/', external('https://futbol.example:8443/')],
    ['https://evil.io\\@futbol.example/', external('https://evil.io/@futbol.example/')],
    ['//host.example/x', external('https://host.example/x')],
    ['/\\host.example/x', external('https://host.example/x')],
    ['/\t/host.example/x', external('https://host.example/x')],
    ['ftp://host.example/x', external('ftp://host.example/x')],
    ['ftp://futbol.example/x', external('ftp://futbol.example/x')],
    ['http://172.15.0.1/', external('http://172.15.0.1/')],
    ['http://172.32.0.1/', external('http://172.32.0.1/')],
    ['mailto:redaccion@futbol.example', other('mailto:redaccion@futbol.example')],
    ['MAILTO:a@b.example', other('MAILTO:a@b.example')],
    ['tel:+50688888888', other('tel:+50688888888')],
    ['whatsapp://send?text=x', other('whatsapp://send?text=x')],
    ['http://10.0.0.1', text],
    ['http://2130706433/', text],
    ['//127.1/x', text],
    ['http://[::ffff:10.0.0.1]/', text],
    ['http://localhost:3000/x', text],
    ['javascript:alert(1)', text],
    ['java\nscript:alert(1)', text],
    ['java script:alert(1)', text],
    ['data:text/html,x', text],
    ['vbscript:x', text],
    ['file:///etc/hosts', text],
    ['blob:https://x/y', text],
    ['host.example:8080/x', text],
    ['http://', text],
    ['https://a b/', text],
  ])('%j', (href, expected) => {
    expect(link(href)).toEqual(expected);
  });
});

describe('a link out of the network', () => {
  const href = 'https://apuestas.example/';

  it('says it is paid for only where it is marked', () => {
    expect(link(href)).toMatchObject({ rel: 'nofollow' });
    expect(link(href, { sponsored: false })).toMatchObject({ rel: 'nofollow' });
    expect(link(href, { sponsored: true })).toMatchObject({ rel: 'nofollow sponsored' });
  });

  it('opens in a new tab from the footer and does not tell where the reader comes from', () => {
    const footer = { kind: 'external', href, target: '_blank', referrerPolicy: 'no-referrer' };
    expect(link(href, { place: 'footer' })).toEqual({ ...footer, rel: 'nofollow noreferrer' });
    expect(link(href, { place: 'footer', sponsored: true })).toEqual({
      ...footer,
      rel: 'nofollow sponsored noreferrer',
    });
  });

  it('leaves links that stay in the network alone, footer or not, marked or not', () => {
    const footer: Partial<LinkContext> = { place: 'footer', sponsored: true };
    expect(link('https://bolavip.com/x', footer)).toEqual(network('https://bolavip.com/x'));
    expect(link('/x', footer)).toEqual(internal('/x'));
    expect(link('mailto:a@b.example', footer)).toEqual(other('mailto:a@b.example'));
  });
});

describe('a link on an edition', () => {
  const mexico = { site: siteOf({ prefix: '/mx', hostPrefixes: ['', '/ar', '/mx'] }) };
  it.each([
    ['/tema/mls', '/mx/tema/mls'],
    ['tema/mls', '/mx/tema/mls'],
    ['/mx/tema/mls', '/mx/tema/mls'],
    ['/mx', '/mx'],
    ['/mx?a=1', '/mx?a=1'],
    ['mx/tema/mls', '/mx/tema/mls'],
    ['/mxico', '/mx/mxico'],
    ['/', '/mx'],
    ['ar/tema/mls', '/ar/tema/mls'],
    ['/ar', '/ar'],
    ['/ar/tema/mls', '/ar/tema/mls'],
    ['/estadisticas', '/mx/estadisticas'],
    ['/es/tema/mls', '/mx/tema/mls'],
    ['es/tema/mls', '/mx/tema/mls'],
    ['/es/ar/tema/mls', '/ar/tema/mls'],
    ['https://futbol.example/es/x?a=1#b', '/x?a=1#b'],
    ['#x', '#x'],
    ['https://futbol.example/ar/x', '/ar/x'],
    ['https://futbol.example/mx/x', '/mx/x'],
    ['https://futbol.example/', '/'],
  ])('%s leads to %s', (href, expected) => {
    expect(link(href, mexico)).toEqual(internal(expected));
  });
});

describe('a language or country at the head of a link', () => {
  const prefixes = ['ar', 'br', 'cl', 'co', 'mx', 'en', 'pe', 'ec', 'us', 'es', 'pt', 'mz', 'ao'];

  it.each(prefixes)('is taken off where no site of the host is under it: %s', (prefix) => {
    expect(link(`/${prefix}/tema/mls?a=1#b`)).toEqual(internal('/tema/mls?a=1#b'));
    expect(link(`/${prefix}`)).toEqual(internal('/'));
    expect(link(`https://futbol.example/${prefix}/x.html`)).toEqual(internal('/x.html'));
  });

  it.each(prefixes)('stays where one is: %s', (prefix) => {
    const site = siteOf({ hostPrefixes: ['', `/${prefix}`] });
    expect(link(`/${prefix}/tema/mls`, { site })).toEqual(internal(`/${prefix}/tema/mls`));
    expect(link(`/${prefix}?a=1`, { site })).toEqual(internal(`/${prefix}?a=1`));
    expect(link(`https://futbol.example/${prefix}/x`, { site })).toEqual(internal(`/${prefix}/x`));
  });

  it('is taken off once, as a whole segment, in lower case, and without naming a host', () => {
    expect(link('/es/mx/x')).toEqual(internal('/mx/x'));
    expect(link('/estadisticas')).toEqual(internal('/estadisticas'));
    expect(link('/ES/x')).toEqual(internal('/ES/x'));
    expect(link('/es//evil.io/x')).toEqual(internal('/evil.io/x'));
  });

  it('stays on other hosts', () => {
    expect(link('https://bolavip.com/mx/x')).toEqual(network('https://bolavip.com/mx/x'));
    expect(link('https://host.example/es/x')).toEqual(external('https://host.example/es/x'));
  });
});

describe('a link on a site with slashes', () => {
  const slashed = { site: siteOf({ trailingSlash: true }) };
  it.each<[string, Link]>([
    ['/tema/copa-2.0', internal('/tema/copa-2.0/')],
    ['/x?a=1#b', internal('/x/?a=1#b')],
    ['/x.html', internal('/x.html')],
    ['https://futbol.example/x?a=1', internal('/x/?a=1')],
    ['https://bolavip.com/x', network('https://bolavip.com/x')],
    ['https://host.example/x', external('https://host.example/x')],
    ['mailto:a@b.example', other('mailto:a@b.example')],
  ])('%s', (href, expected) => {
    expect(link(href, slashed)).toEqual(expected);
  });
});

describe('a site under development', () => {
  it('has links of its own although its address is private', () => {
    const site = siteOf({ origin: 'http://127.0.0.1:4001' });
    expect(link('http://127.0.0.1:4001/x.html', { site })).toEqual(internal('/x.html'));
    expect(link('http://127.0.0.1:4000/x.html', { site })).toEqual(text);
  });
});

describe('an address that is refused', () => {
  const refused = ['http://10.0.0.1/', 'javascript:x', 'https://a b/', 'file:///etc/hosts'];

  it('is told to whoever asks, and no other is', () => {
    const onRefused = vi.fn();
    [...refused, '', '/x', 'https://host.example/', 'tel:1'].forEach((href) => link(href, { onRefused }));
    expect(onRefused.mock.calls.flat()).toEqual(refused);
  });

  it.each([
    ['development', 1],
    ['production', 0],
  ])('is written to the console while the site is made: %s', (mode, times) => {
    vi.stubEnv('NODE_ENV', mode);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    link('http://10.0.0.1/');
    expect(warn).toHaveBeenCalledTimes(times);
  });
});

describe('the decoration of network links', () => {
  const href = 'https://bolavip.com/mx/x';

  it('is used where it keeps host and path', () => {
    expect(link(href, { decorate: (url) => `${url}?from=fca` })).toEqual(network(`${href}?from=fca`));
  });

  it.each([
    'https://bolavip.com/mx/y',
    'https://bolavip.com/mx/x/',
    'https://evil.io/mx/x',
    'http://bolavip.com/mx/x',
    'javascript:x',
    'not an address',
  ])('is not used when it gives %s', (result) => {
    expect(link(href, { decorate: () => result })).toEqual(network(href));
  });

  it('does not touch other links', () => {
    const decorate = (url: string) => `${url}?from=fca`;
    expect(link('/x', { decorate })).toEqual(internal('/x'));
    expect(link('https://host.example/x', { decorate })).toEqual(external('https://host.example/x'));
  });
});
