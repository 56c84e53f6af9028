import { beforeAll, describe, expect, it } from 'vitest';
import type { Tree } from '@nx/devkit';
import { openTestTree } from '../network/openTestTree.ts';
import { readText } from '../source/readText.ts';
import { pageGenerator } from './pageGenerator.ts';
import type { PageOptions } from './PageOptions.ts';

const transfers: PageOptions = {
  name: 'transfers',
  es: '/fichajes',
  pt: '/transferencias',
  en: '/transfers',
  titleEs: 'Fichajes',
  titlePt: 'Transferências',
  titleEn: 'Transfers',
};

describe('a page', () => {
  let tree: Tree;
  beforeAll(async () => {
    tree = openTestTree();
    await pageGenerator(tree, transfers);
  });

  it('has an address in each language', () => {
    expect(readText(tree, 'libs/routing/src/newsRoutes.ts')).toContain(
      "transfers: { es: '/fichajes', pt: '/transferencias', en: '/transfers' },",
    );
    expect(readText(tree, 'libs/routing/src/exampleParams.ts')).toContain('transfers: {},');
    expect(readText(tree, 'libs/server/src/proxy/resolveRequest.ts')).toContain("transfers: 'transfers',");
  });

  it('has its words in each catalogue', () => {
    const title = { es: 'Fichajes', pt: 'Transferências', en: 'Transfers' } as const;
    for (const language of ['es', 'pt', 'en'] as const) {
      expect(readText(tree, `libs/messages/src/${language}/news.ts`)).toContain(
        `transfers: { title: '${title[language]}',`,
      );
    }
  });

  it('has a module with a loader, a view and a test', () => {
    expect(tree.children('libs/pages/src/transfers').sort()).toEqual([
      'TransfersPage.test.ts',
      'TransfersPage.tsx',
      'TransfersView.tsx',
      'loadTransfersPage.ts',
    ]);
  });

  it.each(['bolavip', 'fca', 'redgol'])('is mounted in %s', (app) => {
    expect(readText(tree, `apps/${app}/src/app/[site]/transfers/page.tsx`)).toContain(
      "'@cancha/pages/transfers/TransfersPage'",
    );
  });
});

describe('a page that cannot be', () => {
  it.each([
    ['has no name of a page', { name: 'Fichajes de hoy' }, /camel case/],
    ['is there', { name: 'trending' }, /already/],
    ['has the folder of another', { name: 'proxy' }, /already/],
    ['would say its words over others', { name: 'tieBreakers' }, /already/],
    ['has a path with a parameter', { en: '/transfers/:club' }, /no fixed path/],
    ['has a path of another site', { es: 'https://x.example/' }, /no fixed path/],
  ])('because it %s is not written', async (_why, change, message) => {
    const tree = openTestTree();

    await expect(pageGenerator(tree, { ...transfers, ...change })).rejects.toThrow(message);
    expect(tree.listChanges()).toEqual([]);
  });
});
