import { beforeAll, describe, expect, it } from 'vitest';
import type { Tree } from '@nx/devkit';
import { openTestTree } from '../network/openTestTree.ts';
import { readNetwork } from '../network/readNetwork.ts';
import type { SiteRow } from '../network/SiteRow.ts';
import { readText } from '../source/editFile.ts';
import { loadFromTree } from '../source/loadFromTree.ts';
import { pageGenerator } from './pageGenerator.ts';
import type { PageOptions } from './PageOptions.ts';

const transfers: PageOptions = {
  name: 'transfers',
  room: 'news',
  es: '/fichajes',
  pt: '/transferencias',
  en: '/transfers',
  titleEs: 'Fichajes',
  titlePt: 'Transferências',
  titleEn: 'Transfers',
};

const clubTransfers: PageOptions = {
  ...transfers,
  name: 'clubTransfers',
  room: 'football',
  es: '/fichajes/:club/:season',
  pt: '/transferencias/:club/:season',
  en: '/transfers/:season/from/:club',
};

async function generate(options: PageOptions): Promise<(file: string) => string> {
  const tree = openTestTree();
  await pageGenerator(tree, options);
  return (file) => readText(tree, file);
}

describe('a page', () => {
  let tree: Tree;
  const read = (file: string) => readText(tree, file);
  beforeAll(async () => {
    tree = openTestTree();
    await pageGenerator(tree, transfers);
  });

  it('has an address in each language', () => {
    expect(read('libs/routing/src/newsRoutes.ts')).toContain(
      "transfers: { es: '/fichajes', pt: '/transferencias', en: '/transfers' },",
    );
    expect(read('libs/routing/src/exampleParams.ts')).toContain('transfers: {},');
  });

  it('is one of the routes of its room', () => {
    const routes = read('libs/news/src/newsRoutes.ts');

    expect(routes).toContain("import { transfersRoute } from './transfers/TransfersPage';");
    expect(routes).toMatch(/transfersRoute,\s*\];/);
    expect(read('libs/news/src/transfers/TransfersPage.tsx')).toContain(
      "pageRoute({ name: 'transfers', file: 'transfers', check: load.check })",
    );
  });

  it('has its words in each catalogue', () => {
    const title = { es: 'Fichajes', pt: 'Transferências', en: 'Transfers' } as const;
    for (const language of ['es', 'pt', 'en'] as const) {
      expect(read(`libs/messages/src/${language}/news.ts`)).toContain(
        `transfers: { title: '${title[language]}',`,
      );
    }
  });

  it('has a module with a loader, a view and a test', () => {
    expect(tree.children('libs/news/src/transfers').sort()).toEqual([
      'TransfersPage.test.ts',
      'TransfersPage.tsx',
      'TransfersView.tsx',
      'loadTransfersPage.ts',
    ]);
  });

  it.each(['bolavip', 'fca', 'redgol'])('is mounted in %s', (app) => {
    expect(read(`apps/${app}/src/app/[site]/transfers/page.tsx`)).toContain(
      "'@cancha/news/transfers/TransfersPage'",
    );
  });
});

describe('a page with parameters', () => {
  let read: Awaited<ReturnType<typeof generate>>;
  beforeAll(async () => {
    read = await generate(clubTransfers);
  });

  it('has an example of each for the tests of the route table', () => {
    expect(read('libs/routing/src/exampleParams.ts')).toContain(
      "clubTransfers: { club: 'some-club', season: 'some-season' },",
    );
  });

  it('has a folder for each below the one with its name', () => {
    expect(read('apps/fca/src/app/[site]/club-transfers/[club]/[season]/page.tsx')).toContain(
      "'@cancha/football/clubTransfers/ClubTransfersPage'",
    );
    expect(read('libs/football/src/clubTransfers/ClubTransfersPage.tsx')).toContain(
      "file: 'club-transfers/[club]/[season]'",
    );
  });

  it('hands them to its loader', () => {
    const page = read('libs/football/src/clubTransfers/ClubTransfersPage.tsx');

    expect(page).toContain('type ClubTransfersParams = { site: string; club: string; season: string };');
    expect(page).toContain('const asked = { club, season };');
    expect(page).toContain('await loadClubTransfersPage(context, asked);');
  });

  it('about matches is of sites with football, and its words are with theirs', () => {
    expect(read('libs/routing/src/requiredCapabilities.ts')).toContain("clubTransfers: ['football'],");
    expect(read('libs/routing/src/routes.test.ts')).toMatch(
      /footballPaths = \[[^\]]*'\/fichajes\/:club\/:season'/,
    );
    expect(read('libs/messages/src/es/matches.ts')).toContain("clubTransfers: { title: 'Fichajes',");
  });
});

describe('a page of some sites only', () => {
  let tree: Tree;
  beforeAll(async () => {
    tree = openTestTree();
    await pageGenerator(tree, { ...transfers, sites: 'redgol,bolavip-mx' });
  });

  it('is on these, and on no other', () => {
    const { hasPage } = loadFromTree(tree, 'libs/routing/src/hasPage.ts') as {
      hasPage: (site: SiteRow | undefined, name: string) => boolean;
    };
    const { sites, problems } = readNetwork(tree);

    expect(
      Object.keys(sites)
        .filter((id) => hasPage(sites[id], 'transfers'))
        .sort(),
    ).toEqual(['bolavip-mx', 'redgol']);
    expect(hasPage(sites['fca'], 'trending')).toBe(true);
    expect(problems).toEqual([]);
  });

  it('is a row of the sites, not a condition anywhere', () => {
    expect(readText(tree, 'libs/routing/src/ownPages.ts')).toContain(
      "ownPages = ['writeForUs', 'transfers'] as const",
    );
    expect(readText(tree, 'libs/brands/src/sites.ts').match(/ownPages: \['transfers'\],/g)).toHaveLength(2);
  });

  it('may be one of several', async () => {
    await pageGenerator(tree, { ...clubTransfers, room: 'news', es: '/x/:club/:season', sites: 'redgol' });

    expect(readNetwork(tree).sites['redgol']).toMatchObject({ ownPages: ['transfers', 'clubTransfers'] });
  });
});

describe('a page that cannot be', () => {
  it.each([
    ['has no name of a page', { name: 'Fichajes de hoy' }, /camel case/],
    ['is there', { name: 'trending' }, /already/],
    ['has the folder of another in its room', { name: 'resource' }, /already/],
    ['has the folder of another in the apps', { name: 'teamNews' }, /already/],
    ['would say its words over others', { name: 'tieBreakers' }, /already/],
    ['has the address of another', { es: '/trending' }, /address of trending already/],
    ['has that of another with a parameter', { ...clubTransfers, es: '/tema/:club' }, /of topic already/],
    ['has a parameter in one language only', { en: '/transfers/:club' }, /not have the same parameters/],
    [
      'has other parameters in one language',
      { ...clubTransfers, pt: '/transferencias/:clube/:season' },
      /“\/transferencias\/:clube\/:season” does not have the same parameters/,
    ],
    [
      'has a parameter twice',
      { es: '/fichajes/:club/:club', pt: '/x/:club/:club', en: '/y/:club/:club' },
      /twice/,
    ],
    [
      'has a parameter that means the site',
      { es: '/fichajes/:site', pt: '/x/:site', en: '/y/:site' },
      /parameter site is taken/,
    ],
    ['would take all addresses', { es: '/:club', pt: '/:club', en: '/:club' }, /no path of a page/],
    ['is of a site that is none', { sites: 'redgol,nobody' }, /There is no site nobody: known are fca,/],
    ['is about matches of poker', { room: 'football' as const, sites: 'anf' }, /anf has no football/],
    ['has a path of another site', { es: 'https://x.example/' }, /no path of a page/],
  ])('because it %s is not written', async (_why, change, message) => {
    const tree = openTestTree();

    await expect(pageGenerator(tree, { ...transfers, ...change })).rejects.toThrow(message);
    expect(tree.listChanges()).toEqual([]);
  });
});
