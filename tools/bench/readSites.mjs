import { join } from 'node:path';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';

/**
 * @typedef {object} MeasuredSite
 * @property {string} id
 * @property {string} siteCode As the content API knows it.
 * @property {string} prefix
 * @property {(page: string, params?: Record<string, string>) => string} pathOf Path of a page of the route table.
 * @property {(page: string) => boolean} hasPage Whether the site has such pages.
 * @property {(path: string) => string | null} pageOf The page of the route table at a path; `null` for any other.
 */
/** @typedef {{ id: string, app: string | null, siteCode: string, prefix: string }} Row */

/**
 * The sites of an app, its first one first, from the table of sites and the route table themselves.
 * Throws an `ExplainedError` when the app has none.
 * @param {string} app
 * @returns {Promise<[MeasuredSite, ...MeasuredSite[]]>}
 */
export async function readSites(app) {
  const { sites } = /** @type {{ sites: Record<string, Row> }} */ (await load('brands/src/sites.ts'));
  const { buildPath } =
    /** @type {{ buildPath: (site: Row, page: string, params: Record<string, string>) => string }} */ (
      await load('routing/src/buildPath.ts')
    );
  const { hasPage } = /** @type {{ hasPage: (site: Row, page: string) => boolean }} */ (
    await load('routing/src/hasPage.ts')
  );
  const { matchPath } = /** @type {{ matchPath: (site: Row, path: string) => { name: string } | null }} */ (
    await load('routing/src/matchPath.ts')
  );
  const [first, ...others] = Object.values(sites)
    .filter((row) => row.app === app)
    .map((site) => ({
      id: site.id,
      siteCode: site.siteCode,
      prefix: site.prefix,
      pathOf: (/** @type {string} */ page, params = {}) => buildPath(site, page, params),
      hasPage: (/** @type {string} */ page) => hasPage(site, page),
      pageOf: (/** @type {string} */ path) => matchPath(site, path)?.name ?? null,
    }));
  if (first) return [first, ...others];
  throw new ExplainedError(`No row of the table of sites has the app “${app}”: nothing to measure.`);
}

/**
 * The libs are TypeScript without file endings, which Node by itself does not read.
 * @param {string} file
 * @returns {Promise<unknown>}
 */
async function load(file) {
  const { tsImport } = await import('tsx/esm/api');
  /** @type {unknown} */
  const module = await tsImport(join(workspaceRoot, 'libs', file), import.meta.url);
  return module;
}
