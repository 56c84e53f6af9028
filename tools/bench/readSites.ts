import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.ts';

type Row = { id: string; app: string | null; siteCode: string; prefix: string };

export type MeasuredSite = Awaited<ReturnType<typeof readSites>>[number];

type Libs = {
  sites: Record<string, Row>;
  buildPath: (site: Row, page: string, params: Record<string, string>) => string;
  hasPage: (site: Row, page: string) => boolean;
  matchPath: (site: Row, path: string) => { name: string } | null;
};

const modules = ['brands/src/sites', 'routing/src/buildPath', 'routing/src/hasPage', 'routing/src/matchPath'];

/** The libs are TypeScript without file endings, which Node by itself does not read. */
async function loadLibs(): Promise<Libs> {
  const files = modules.map((name) => join(workspaceRoot, 'libs', `${name}.ts`));
  const loaded = await Promise.all(files.map((file): unknown => tsImport(file, import.meta.url)));
  return Object.assign({}, ...loaded) as Libs;
}

/**
 * The sites of an app, its first one first, from the table of sites and the route table themselves.
 * Throws an `ExplainedError` when the app has none.
 */
export async function readSites(app: string) {
  const { sites, buildPath, hasPage, matchPath } = await loadLibs();
  const [first, ...others] = Object.values(sites)
    .filter((row) => row.app === app)
    .map((site) => ({
      ...site,
      /** Path of a page of the route table. */
      pathOf: (page: string, params: Record<string, string> = {}) => buildPath(site, page, params),
      /** Whether the site has such pages. */
      hasPage: (page: string) => hasPage(site, page),
      /** The page of the route table at a path; `null` for any other. */
      pageOf: (path: string) => matchPath(site, path)?.name ?? null,
    }));
  if (first) return [first, ...others] as const;
  throw new ExplainedError(`No row of the table of sites has the app “${app}”: nothing to measure.`);
}
