import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { appFolders } from './appFolders';
import { filesIn } from './filesIn';
import { workspaceFolder } from './workspaceFolder';

type Route = { name: string; file: string; document?: string };

/** Pages that only the proxy leads to: no address is theirs. `problem/[kind]` has one besides, for the thank-you. */
const internalPages = ['problem/[kind]', 'refused-preview', 'info-returned/[slug]/[returned]'];

async function routesOf(app: string): Promise<readonly Route[]> {
  const { routes } = (await import(join(workspaceFolder, app, 'src/routes.ts'))) as {
    routes: readonly Route[];
  };
  return routes;
}

const pageFile = /\/src\/app\/\[site\]\/(.+)\/(?:page\.tsx|route\.ts)$/;
/** Pages of which Next keeps none: their policy has to be sent before they are there. */
const freshPages = (app: string) =>
  filesIn(app).flatMap((file) => {
    const name = pageFile.exec(file)?.[1];
    const isPage = file.endsWith('/page.tsx');
    const text = isPage ? readFileSync(join(workspaceFolder, file), 'utf8') : '';
    return name !== undefined && text.includes("dynamic = 'force-dynamic'") ? [name] : [];
  });
const pageFilesOf = (app: string) => filesIn(app).flatMap((file) => pageFile.exec(file)?.[1] ?? []);

describe.each(appFolders)('the pages of %s', (app) => {
  let routes: readonly Route[] = [];
  beforeAll(async () => {
    routes = await routesOf(app);
  });

  it('are those its routes lead to, and those that only the proxy knows', () => {
    const files = routes.map(({ file }) => file);

    expect(pageFilesOf(app).sort()).toEqual([...new Set([...files, ...internalPages])].sort());
  });

  it('say of themselves whether they are rendered for each request', () => {
    const said = routes.filter(({ document }) => document === 'perRequest').map(({ file }) => file);
    const asked = freshPages(app).filter((file) => !internalPages.includes(file));

    expect(asked).toContain('search/[asked]');
    expect([...new Set(said)].sort()).toEqual(asked.sort());
  });

  it('have one route for each name', () => {
    const names = routes.map(({ name }) => name);

    expect(names).toEqual([...new Set(names)]);
  });
});
