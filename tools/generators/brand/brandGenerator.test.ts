import { logger, readJson, type Tree } from '@nx/devkit';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { openTestTree } from '../network/openTestTree.ts';
import { readNetwork } from '../network/readNetwork.ts';
import { loadFromTree } from '../source/loadFromTree.ts';
import { readText } from '../source/editFile.ts';
import { brandGenerator } from './brandGenerator.ts';
import type { BrandOptions } from './BrandOptions.ts';

type BrandConfig = {
  name: string;
  tagline: string;
  description: string;
  logo: object;
  zoneName: string;
  front: Record<string, { sections: string[] } | null>;
  fallbackMenus: { main: { name: string; url: string }[]; tabs: { url: string }[] };
};

async function generate(options: BrandOptions): Promise<Tree> {
  const tree = openTestTree();
  await brandGenerator(tree, options);
  return tree;
}
const rowOf = (tree: Tree, id: string) => readNetwork(tree).sites[id];
const brandConfigOf = (tree: Tree, id: string) =>
  (loadFromTree(tree, `libs/brands/src/${id}/brandConfig.ts`) as { brandConfig: BrandConfig }).brandConfig;
const newsroomOf = (tree: Tree, id: string): unknown =>
  parse(readText(tree, `libs/newsroom/seed/newsroom/${id}/site.yaml`));

describe('a brand with an app and a theme of its own', () => {
  let tree: Tree;
  beforeAll(async () => {
    tree = await generate({ code: 'demo-hoy', country: 'MX', themeFrom: 'fca', colour: '#7a1fa2' });
  });

  it('is a row that says only what is its own', () => {
    expect(readText(tree, 'libs/brands/src/sites.ts')).toContain(`  'demo-hoy': {
    ...siteDefaults,
    ...mexico,
    id: 'demo-hoy',
    brand: 'demo-hoy',
    app: 'demo-hoy',
    siteCode: 'DEMOHOY',
    family: 'demo-hoy',
    newsroom: 'demo-hoy',
    origin: 'https://demohoy.example',
    theme: 'demoHoy',
    newsletterForm: 'newsletter-demo-hoy',
  },
} as const satisfies`);
    expect(readNetwork(tree).brandCodes).toContain('demo-hoy');
  });

  it('has nothing that ends a build', () => {
    expect(readNetwork(tree).problems).toEqual([]);
  });

  it('says who it is in its language, with the sections of the newsroom whose articles it has', () => {
    const { name, tagline, zoneName, front, fallbackMenus } = brandConfigOf(tree, 'demo-hoy');

    expect([name, zoneName]).toEqual(['Demo Hoy', 'hora de Ciudad de México']);
    expect(tagline).toBe('El fútbol de cada día, con la hora de Ciudad de México');
    expect(front['regions']?.sections).toContain('mexico');
    expect(fallbackMenus.main[0]).toEqual({ name: 'Mundial 2026', url: '/mundial-2026' });
  });

  it('has a wordmark and an icon in outlines, and its folder is a project', () => {
    const folder = 'libs/brands/src/demo-hoy';
    expect(readText(tree, `${folder}/logo.svg`)).toMatch(
      /^<svg [^>]*aria-label="Demo Hoy"><path fill="#ffffff" d="M/,
    );
    expect(readText(tree, `${folder}/icon.svg`)).toMatch(/viewBox="0 0 32 32"/);
    expect(readJson(tree, `${folder}/project.json`)).toMatchObject({
      name: '@cancha/brand-demo-hoy',
      tags: ['scope:brand'],
    });
  });

  it('wears a theme set of its own', () => {
    expect(readNetwork(tree).themeKeys).toContain('demoHoy');
    expect(loadFromTree(tree, 'libs/themes/sets/demoHoy/tokens.ts')).toMatchObject({
      tokens: { key: 'demoHoy', logo: { width: '100px' } },
    });
  });

  it('has a newsroom that the backend can start with', () => {
    expect(newsroomOf(tree, 'demo-hoy')).toEqual({
      code: 'DEMOHOY',
      name: 'Demo Hoy',
      timeZone: 'America/Mexico_City',
      language: 'es',
      newsOf: 'BOLAVIP',
      app: 'demo-hoy',
      address: 'https://demohoy.example',
      frontSections: ['mundial-2026', 'copa-america'],
      pageWords: { lectores: 'México', correo: 'contacto@demohoy.example', direccion: 'México' },
      forms: { 'newsletter-demo-hoy': 'newsletter' },
    });
  });

  it('is served by an app with the shell of the main one, on the next free port', () => {
    const page = 'src/app/[site]/home/page.tsx';
    expect(readText(tree, `apps/demo-hoy/${page}`)).toBe(readText(tree, `apps/fca/${page}`));
    expect(readJson(tree, 'apps/demo-hoy/package.json')).toMatchObject({
      name: '@cancha/demo-hoy',
      cancha: { port: 4004 },
    });
    const served = readText(tree, 'apps/demo-hoy/src/sites.ts');
    expect(served).toContain("site: table['demo-hoy'],");
    expect(served).toContain("import demoHoyTheme from '@cancha/themes/sets/demoHoy/generated/theme.json';");
    expect(served).not.toContain('fca');
  });

  it('is its squad’s to review', () => {
    expect(readText(tree, '.github/CODEOWNERS')).toContain(`
# Demo Hoy
/libs/brands/src/demo-hoy/ @cancha/demo-hoy
/libs/newsroom/seed/newsroom/demo-hoy/ @cancha/demo-hoy
/libs/themes/sets/demoHoy/ @cancha/demo-hoy
/apps/demo-hoy/ @cancha/demo-hoy
`);
  });

  it('takes nothing along that the main app has built', () => {
    const files = tree.listChanges().map(({ path }) => path);
    expect(files.filter((file) => /apps\/demo-hoy\/(?:\.next|public|node_modules)/.test(file))).toEqual([]);
  });
});

describe('what the generator says in the end', () => {
  const lastWords = async (options: BrandOptions) => {
    const info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
    const finish = await brandGenerator(openTestTree(), { ...options, skipInstall: true });
    await finish();
    return info.mock.calls.flat().join('\n');
  };
  afterEach(() => vi.restoreAllMocks());

  it('is what became of the colour, and what to do next', async () => {
    const said = await lastWords({ code: 'demo-hoy', country: 'MX', colour: '#7a1fa2' });

    expect(said).toContain('The theme demoHoy is made from fca.');
    expect(said).toContain('Brand colour on light pages: #7a1fa2, as given.');
    expect(said).toContain('Link the new app: npm install');
    expect(said).toContain('npx nx test @cancha/brands-checks -- -u');
    expect(said).toContain('npm start -- demo-hoy');
  });

  it('is nothing about colours of a theme that was there', async () => {
    expect(await lastWords({ code: 'demo-hoy', country: 'MX', theme: 'fca' })).not.toContain('colour');
  });
});

describe('a brand in an app that is there', () => {
  it('is one more site of it, in the theme it is told to wear', async () => {
    const tree = await generate({
      ...{ code: 'ballpark', name: 'The Ballpark', country: 'US', language: 'en', sport: 'baseball' },
      ...{ theme: 'wst', app: 'redgol' },
    });

    expect(rowOf(tree, 'ballpark')).toMatchObject({
      app: 'redgol',
      theme: 'wst',
      timeZone: 'America/New_York',
    });
    expect(readText(tree, 'libs/brands/src/sites.ts')).toContain('capabilities: withoutFootball,');
    expect(readText(tree, 'apps/redgol/src/sites.ts')).toMatch(/table\.redgol[^]*site: table\.ballpark/);
    expect(tree.exists('apps/ballpark')).toBe(false);
    // The app's address is that of its first site.
    expect(newsroomOf(tree, 'ballpark')).toMatchObject({ address: 'https://ballpark.example' });
    expect(newsroomOf(tree, 'ballpark')).not.toHaveProperty('app');
  });

  it('without football has neither matches nor links to results', async () => {
    const tree = await generate({
      code: 'dados',
      country: 'BR',
      language: 'pt',
      sport: 'poker',
      theme: 'anf',
      app: 'redgol',
    });
    const { front, fallbackMenus, description } = brandConfigOf(tree, 'dados');

    expect([front['strip'], front['table'], front['scorers']]).toEqual([null, null, null]);
    expect(fallbackMenus.tabs.map(({ url }) => url)).toEqual(['/', '/ultimas-noticias', '/trending']);
    expect(description).toContain('notícias de pôquer');
  });
});

describe('an edition', () => {
  it('in the same words has all of its brand, and says only what differs', async () => {
    const tree = await generate({ code: 'redgol-pe', country: 'PE', editionOf: 'redgol', prefix: '/pe' });

    expect(rowOf(tree, 'redgol-pe')).toMatchObject({
      ...{ brand: 'redgol', app: 'redgol', theme: 'redgol', newsroom: 'redgol', family: 'redgol' },
      ...{ origin: 'https://redgol.example', prefix: '/pe', isFamilyDefault: false, hreflang: 'es-PE' },
    });
    expect(brandConfigOf(tree, 'redgol-pe')).toMatchObject({
      name: 'RedGol Perú',
      zoneName: 'hora de Perú',
      logo: { site: 'redgol', file: 'logo.svg' },
    });
    expect(tree.exists('libs/brands/src/redgol-pe/logo.svg')).toBe(false);
    expect(newsroomOf(tree, 'redgol-pe')).toMatchObject({ newsOf: 'REDGOL', app: 'redgol', prefix: '/pe' });
  });

  it('in another language has words and articles of its own under the drawings of its brand', async () => {
    const tree = await generate({
      code: 'fca-en',
      country: 'US',
      language: 'en',
      editionOf: 'fca',
      prefix: '/en',
    });

    expect(rowOf(tree, 'fca-en')).toMatchObject({
      newsroom: 'fca-en',
      catalogue: 'en',
      resultsPath: '/results/soccer',
    });
    expect(readText(tree, 'libs/brands/src/sites.ts')).toContain(
      'capabilities: { ...allCapabilities, matchPage: false },',
    );
    expect(brandConfigOf(tree, 'fca-en')).toMatchObject({ zoneName: 'Eastern Time', logo: { site: 'fca' } });
    expect(readJson(tree, 'libs/brands/src/fca-en/project.json')).toMatchObject({
      implicitDependencies: ['@cancha/brand-fca'],
    });
  });
});

describe('a country that the network had no site in', () => {
  it('gets settings of its own', async () => {
    const tree = await generate({
      ...{ code: 'demo', country: 'CV', language: 'pt', timeZone: 'Atlantic/Cape_Verde' },
      ...{ theme: 'fca', app: 'redgol' },
    });

    expect(readText(tree, 'libs/brands/src/countrySettings.ts')).toContain(
      "export const capeVerde = {\n  ...europeanPortuguese,\n  languageCode: 'PT-PT',\n  formatLocale: 'pt-CV',",
    );
    expect(rowOf(tree, 'demo')).toMatchObject({
      timeZone: 'Atlantic/Cape_Verde',
      ogLocale: 'pt_CV',
      flag: 'cv',
    });
  });

  it('keeps another clock than its capital’s where it is told to', async () => {
    const tree = await generate({
      ...{ code: 'tijuana', country: 'MX', timeZone: 'America/Tijuana' },
      ...{ theme: 'fca', app: 'redgol' },
    });
    expect(rowOf(tree, 'tijuana')).toMatchObject({ timeZone: 'America/Tijuana', hreflang: 'es-MX' });
    expect(rowOf(tree, 'bolavip-mx')).toMatchObject({ timeZone: 'America/Mexico_City' });
  });
});

describe('what cannot be', () => {
  const usual: BrandOptions = { code: 'demo', country: 'MX', theme: 'fca', app: 'redgol' };

  it.each<[what: string, options: Partial<BrandOptions>, problem: string]>([
    ['a code that is taken', { code: 'spoiler' }, 'The code spoiler is taken.'],
    [
      'a code that no folder can have',
      { code: 'De Mo' },
      '“De Mo” is no code: expected one such as cruz-azul.',
    ],
    [
      'an address that is taken',
      { origin: 'https://redgol.example' },
      'redgol and demo: claim the address redgol.example',
    ],
    ['a site code that is taken', { siteCode: 'FCA' }, 'fca and demo: claim the site code FCA'],
    [
      'an origin with a path',
      { origin: 'https://demo.example/' },
      'demo: has an origin that is none: https://demo.example/',
    ],
    ['a zone that is none', { timeZone: 'America/Macondo' }, 'demo: keeps an unknown clock America/Macondo'],
    ['a country that is none', { country: 'XX' }, 'There is no country XX: expected a code such as MX.'],
    [
      'a country whose clock nobody says',
      { country: 'ES' },
      'The clock of Spain is not known: say it, as in --timeZone=',
    ],
    [
      'words of another language',
      { catalogue: 'en' },
      'There is no es with the catalogue en: there are es with es,',
    ],
    [
      'a theme that there is not',
      { theme: 'demo' },
      "There is no theme demo yet: say the brand's colour for one, as in --colour=#7a1fa2.\nTo wear a theme that is there: known are bolavip,",
    ],
    [
      'a new theme without a colour',
      { theme: 'demo', themeFrom: 'fca' },
      "There is no theme demo yet: say the brand's colour",
    ],
    [
      'a colour that is none',
      { theme: 'demo', colour: 'red' },
      '“red” is no colour: expected one such as #7a1fa2.',
    ],
    [
      'a new theme from nowhere',
      { theme: 'demo', themeFrom: 'x', colour: '#7a1fa2' },
      'There is no theme x: known are',
    ],
    [
      'a new theme that is there',
      { themeFrom: 'bolavip', colour: '#7a1fa2' },
      'The theme fca is there already: leave --colour out to wear it.',
    ],
    [
      'a theme that is there, made from another',
      { themeFrom: 'bolavip' },
      'The theme fca is there already: leave --themeFrom out.',
    ],
    ['an app that serves nobody', { app: 'origin' }, 'apps/origin is there and serves no readers'],
    ['a port that is taken', { app: 'demo', port: 4002 }, 'Port 4002 is taken by bolavip.'],
    ['news that nobody writes', { newsOf: 'NOBODY' }, 'There is no newsroom NOBODY in es'],
    ['news in another language', { newsOf: 'BOLAVIPUS' }, 'There is no newsroom BOLAVIPUS in es'],
  ])('is %s', async (_, options, problem) => {
    await expect(generate({ ...usual, ...options })).rejects.toThrow(problem);
  });

  it.each<[what: string, options: Partial<BrandOptions>, problem: string]>([
    ['of nothing', { editionOf: 'x' }, 'There is no site x to be an edition of.'],
    ['in other colours', { editionOf: 'fca', theme: 'fca' }, 'An edition has the theme of its brand'],
    [
      'for readers who have one',
      { editionOf: 'redgol', country: 'CL', prefix: '/cl' },
      'redgol and demo: claim the hreflang es-CL',
    ],
  ])('is an edition %s', async (_, options, problem) => {
    await expect(generate({ code: 'demo', country: 'PE', ...options })).rejects.toThrow(problem);
  });

  it('lists every problem at once', async () => {
    await expect(generate({ ...usual, code: 'fca', theme: 'x', app: 'origin' })).rejects.toThrow(
      /The code fca is taken\.\nThere is no theme x.*\nTo wear.*\napps\/origin is there/,
    );
  });

  it('says at once what a brand needs besides its code', async () => {
    await expect(generate({ code: 'club-azul' })).rejects.toThrow(
      /Say the country of its readers, as in --country=MX\.\n.*as in --colour=#7a1fa2\./,
    );
  });
});
