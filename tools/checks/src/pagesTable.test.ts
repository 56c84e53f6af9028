import path from 'node:path';
import { sites } from '@cancha/brands/sites';
import { createRouter } from '@cancha/site/routes/createRouter';
import type { Route } from '@cancha/site/routes/Route';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endpointExamples } from './endpointExamples';
import { formatPagesTable } from './formatPagesTable';
import { workspaceFolder } from './workspaceFolder';

const docs = path.join(workspaceFolder, 'docs/pages.md');

/** Those of the main app: every app collects the same ones. */
let routes: readonly Route[] = [];
beforeAll(async () => {
  vi.stubEnv('DRAFT_KEY', 'a key of sixteen letters');
  vi.stubEnv('PREVIEW_SECRET', 'a secret of a length that will do for previews');
  const app = path.join(workspaceFolder, 'apps/fca/src/routes.ts');
  ({ routes } = (await import(app)) as { routes: readonly Route[] });
});
afterAll(() => vi.unstubAllEnvs());

it('docs/pages.md lists every page and route handler as it is', async () => {
  const config = await resolveConfig(docs);
  const table = await format(formatPagesTable(routes), { ...config, parser: 'markdown' });

  await expect(table).toMatchFileSnapshot(docs);
});

// The main site has no pages of matches.
const site = { ...sites.fca, capabilities: { ...sites.fca.capabilities, matchPage: true } };

it('shows an address of each route handler that leads to it', () => {
  const router = createRouter(routes);
  const others = routes.filter(({ kind }) => kind !== 'page').map(({ name }) => name);
  const found = Object.values(endpointExamples).map((address) => {
    const { pathname, searchParams } = new URL(address, 'https://futbol.example');
    const target = router(site, pathname, searchParams);
    return target.kind === 'page' ? target.route.name : target.kind;
  });

  expect(found).toEqual(Object.keys(endpointExamples));
  expect(found.toSorted()).toEqual(others.toSorted());
});
