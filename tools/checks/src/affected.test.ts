import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@cancha/brands/Site';
import { sites } from '@cancha/brands/sites';
import { themeKeys } from '@cancha/themes/themeKeys';
import { beforeAll, describe, expect, it } from 'vitest';
import { openAffected, type Affected } from './openAffected';
import { workspaceFolder } from './workspaceFolder';

let affectedBy: (...files: string[]) => Promise<Affected>;
beforeAll(async () => {
  affectedBy = await openAffected();
});

const rows = Object.values<Site>(sites);
const appsOf = (served: readonly Site[]) => [...new Set(served.flatMap(({ app }) => app ?? []))].sort();
const allApps = appsOf(rows);
const filesIn = (folder: string) =>
  readdirSync(path.join(workspaceFolder, folder)).map((file) => `${folder}/${file}`);

describe('a change in the folder of a site', () => {
  it.each(rows.map(({ id, app }) => ({ id, app })))(
    'of $id concerns the app $app, and no other',
    async ({ id, app }) => {
      for (const file of filesIn(`libs/brands/src/${id}`)) {
        const { apps, e2e } = await affectedBy(file);
        expect(apps, file).toEqual(app === null ? [] : [app]);
        if (app !== null) expect(e2e, file).toContain('network-e2e');
      }
    },
  );
});

describe('a change in a theme set', () => {
  it.each(themeKeys)('concerns the apps whose sites wear it, and no other: %s', async (key) => {
    const wearing = appsOf(rows.filter(({ theme }) => theme === key));
    expect((await affectedBy(`libs/themes/sets/${key}/tokens.ts`)).apps).toEqual(wearing);
  });
});

describe('a change in an app', () => {
  it.each(allApps)('concerns no other app: %s', async (app) => {
    expect((await affectedBy(`apps/${app}/src/sites.ts`)).apps).toEqual([app]);
  });

  it('has the tests in a browser run that open it', async () => {
    expect((await affectedBy('apps/fca/src/sites.ts')).e2e).toContain('fca-e2e');
    expect((await affectedBy('apps/redgol/src/sites.ts')).e2e).not.toContain('fca-e2e');
  });
});

describe('a change in what apps share', () => {
  it.each([
    'libs/news/src/home/HomePage.tsx',
    'libs/ui/src/article/Card/Card.tsx',
    'libs/brands/src/sites.ts',
    'libs/messages/src/catalogues.ts',
    'libs/themes/src/ThemeTokens.ts',
    'libs/routing/src/routes.ts',
  ])('concerns them all: %s', async (file) => {
    expect((await affectedBy(file)).apps).toEqual(allApps);
  });
});

describe('a change in the newsroom', () => {
  it('concerns no app, only what is tried on it', async () => {
    const { apps, e2e } = await affectedBy('libs/newsroom/seed/newsroom/fca/site.yaml');
    expect(apps).toEqual([]);
    expect(e2e).toEqual(expect.arrayContaining(['fca-e2e', 'network-e2e']));
  });
});
