import { join } from 'node:path';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';

/**
 * @typedef {object} BenchedSite
 * @property {string} siteCode As the content API knows it.
 * @property {string} prefix
 * @property {(page: string, params?: Record<string, string>) => string} pathOf Path of a page of the route table.
 * @property {(page: string) => boolean} hasPage Whether the site has such pages.
 */
/** @typedef {{ app: string | null, siteCode: string, prefix: string }} Row */

/**
 * The first site of an app, from the table of sites and the route table themselves.
 * Throws an `ExplainedError` when the app has none.
 * @param {string} app
 * @returns {Promise<BenchedSite>}
 */
export async function readBenchedSite(app) {
  const { sites } = /** @type {{ sites: Record<string, Row> }} */ (await load('brands/src/sites.ts'));
  const { buildPath } =
    /** @type {{ buildPath: (site: Row, page: string, params: Record<string, string>) => string }} */ (
      await load('routing/src/buildPath.ts')
    );
  const { hasPage } = /** @type {{ hasPage: (site: Row, page: string) => boolean }} */ (
    await load('routing/src/hasPage.ts')
  );
  const site = Object.values(sites).find((row) => row.app === app);
  if (!site)
    throw new ExplainedError(`No row of the table of sites has the app “${app}”: nothing to measure.`);
  const { siteCode, prefix } = site;
  return {
    siteCode,
    prefix,
    pathOf: (page, params = {}) => buildPath(site, page, params),
    hasPage: (page) => hasPage(site, page),
  };
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
