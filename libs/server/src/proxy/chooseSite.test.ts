import { describe, expect, it } from 'vitest';
import { aSite } from '@cancha/site/testing/aSite';
import { anEdition } from '@cancha/site/testing/anEdition';
import { chooseSite, type ChosenSite, type UnknownHost } from './chooseSite';

const copa = ['', 'mx', 'br'].map((country) => anEdition(country));
const rival = aSite('rival');
const rivalOfSpain = aSite('rival-es', { origin: rival.origin, prefix: '/es' });
const local = aSite('local', { origin: 'http://127.0.0.1:4001' });

/** `rival /es`, in the words of the tables below. */
const say = (chosen: ChosenSite) =>
  [chosen.kind, chosen.site.id, ...(chosen.kind === 'redirect' ? [chosen.path] : [])].join(' ');
const choose = (
  address: string,
  unknown: UnknownHost = 'default',
  sites = [...copa, rival, rivalOfSpain],
) => {
  const [, host = '', pathname = ''] = /^([^/]*)(.*)$/.exec(address) ?? [];
  return say(chooseSite(sites, { host, pathname }, unknown));
};
const both = ['default', 'missing'] as const;

describe.each(both)('a known host and prefix, whatever becomes of unknown ones (%s)', (unknown) => {
  it.each([
    ['copa.example/', 'site global'],
    ['copa.example/tema/mls', 'site global'],
    ['copa.example/mx', 'site copa-mx'],
    ['copa.example/mx/', 'site copa-mx'],
    ['copa.example/mx/tema/mls', 'site copa-mx'],
    ['copa.example/br/assunto/x', 'site copa-br'],
    // Only whole segments are prefixes, in lower case, and none is looked for further in.
    ['copa.example/mxx', 'site global'],
    ['copa.example/MX/x', 'site global'],
    ['copa.example/estadisticas', 'site global'],
    ['copa.example/america', 'site global'],
    ['copa.example/usados/es', 'site global'],
    ['copa.example//ar/x', 'site global'],
    ['copa.example/mx/es/x', 'site copa-mx'],
    ['rival.example/', 'site rival'],
    ['rival.example/es/x', 'site rival-es'],
  ])('%s is %s', (address, expected) => {
    expect(choose(address, unknown)).toBe(expected);
  });

  it.each(['COPA.example', 'copa.example.', 'copa.example:443', 'Copa.Example.:443'])(
    'the host may be written as %s',
    (host) => {
      expect(choose(`${host}/mx`, unknown)).toBe('site copa-mx');
    },
  );

  it('the longest prefix wins, in whatever order the sites come', () => {
    const sites = [anEdition(''), anEdition('mx'), anEdition('mx/us')];

    for (const order of [sites, [...sites].reverse()]) {
      expect(choose('copa.example/mx/us/x', unknown, order)).toBe('site copa-mx/us');
      expect(choose('copa.example/mx/ususal', unknown, order)).toBe('site copa-mx');
    }
  });

  it('the port belongs to the host', () => {
    expect(choose('127.0.0.1:4001/x', 'missing', [rival, local])).toBe('site local');
    expect(choose('127.0.0.1:4002/x', 'missing', [rival, local])).toBe('missing rival');
    expect(choose('127.0.0.1/x', 'missing', [rival, local])).toBe('missing rival');
  });
});

describe('a host nobody claims', () => {
  const hosts = [
    'elsewhere.example',
    'copa.example:8080',
    'www.copa.example',
    'copa.example.evil.io',
    'notcopa.example',
    'evil.io@copa.example',
    'localhost:4002',
    '10.0.0.7',
    '[::1]:80',
    'not a host',
    '',
  ];

  it.each(hosts)('%s is taken for the host of the first site, its editions included', (host) => {
    expect(choose(`${host}/x`)).toBe('site global');
    expect(choose(`${host}/mx/x`)).toBe('site copa-mx');
  });

  it.each(hosts)('%s is missing where that is what is wanted, under any prefix', (host) => {
    expect(choose(`${host}/`, 'missing')).toBe('missing global');
    expect(choose(`${host}/mx/x`, 'missing')).toBe('missing global');
    expect(choose(`${host}/es/x`, 'missing')).toBe('missing global');
  });

  it('never shows a site of another host than the first’s', () => {
    expect(choose('elsewhere.example/es/x')).toBe('redirect global /x');
    expect(choose('elsewhere.example/mx/x', 'default', [rival, ...copa])).toBe('redirect rival /x');
  });
});

describe('a prefix nobody claims on a host', () => {
  const prefixes = ['ar', 'br', 'cl', 'co', 'mx', 'en', 'pe', 'ec', 'us', 'es', 'pt', 'mz', 'ao'];
  const alone = [anEdition('')];

  it.each(prefixes)('/%s leads to the same page without it', (prefix) => {
    expect(choose(`copa.example/${prefix}/tema/mls`, 'default', alone)).toBe('redirect global /tema/mls');
    expect(choose(`copa.example/${prefix}/tema/mls/`, 'default', alone)).toBe('redirect global /tema/mls/');
    expect(choose(`copa.example/${prefix}`, 'default', alone)).toBe('redirect global /');
    expect(choose(`copa.example/${prefix}/`, 'default', alone)).toBe('redirect global /');
  });

  it.each(prefixes)('/%s is missing where that is what is wanted', (prefix) => {
    expect(choose(`copa.example/${prefix}/tema/mls`, 'missing', alone)).toBe('missing global');
    expect(choose(`copa.example/${prefix}`, 'missing', alone)).toBe('missing global');
  });

  it('is taken away once, and leads to an edition that is there', () => {
    expect(choose('copa.example/es/mx/x')).toBe('redirect copa-mx /mx/x');
    expect(choose('copa.example/es/ar/x')).toBe('redirect global /ar/x');
  });

  it('never leads to another host', () => {
    expect(choose('copa.example/es//evil.example')).toBe('redirect global /evil.example');
    expect(choose('copa.example/es/\\evil.example')).toBe('redirect global /evil.example');
  });

  it('of another host’s site is nobody’s here', () => {
    expect(choose('rival.example/mx/x')).toBe('redirect rival /x');
    expect(choose('rival.example/mx/x', 'missing')).toBe('missing rival');
  });
});

describe('a host with editions only', () => {
  const sites = [anEdition('mx'), anEdition('br')];

  it.each(both)('has nothing outside of them (%s)', (unknown) => {
    expect(choose('copa.example/', unknown, sites)).toBe('missing copa-mx');
    expect(choose('copa.example/ar/x', unknown, sites)).toBe('missing copa-mx');
  });

  it('finds one of them behind a prefix that nobody claims', () => {
    expect(choose('copa.example/es/br/x', 'default', sites)).toBe('redirect copa-br /br/x');
  });
});

it('an app without a site is a mistake', () => {
  expect(() => chooseSite([], { host: 'copa.example', pathname: '/' }, 'default')).toThrow(
    'at least one site',
  );
});
