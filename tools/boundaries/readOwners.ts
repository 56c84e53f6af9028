import { FsTree } from 'nx/src/generators/tree';
import { readNetwork } from '../generators/network/readNetwork.ts';
import type { SiteRow } from '../generators/network/SiteRow.ts';
import { workspaceRoot } from '../setup/workspaceRoot.ts';

/** Files, the folders of sites that they may import, and what to do instead of importing another. */
export type Owner = { files: string[]; sites: readonly string[]; message: string };
export type Owners = { relatives: Owner[]; served: Owner[]; allSites: readonly string[] };

/**
 * Whose folders of sites are whose, by the table of sites: a site has those of its family and its newsroom, an app those
 * of the sites it serves.
 */
export function readOwners(): Owners {
  const rows = Object.values(readNetwork(new FsTree(workspaceRoot, false)).sites);
  const byApp = Map.groupBy(rows, ({ app }) => app);
  byApp.delete(null);
  return {
    allSites: idsOf(rows),
    relatives: rows.map(({ id, family, newsroom }) => ({
      files: [`libs/brands/src/${id}/**`],
      sites: idsOf(rows.filter((other) => other.family === family || other.newsroom === newsroom)),
      message: `${id} imports no site of another family: what both need goes into libs/brands/src, beside sites.ts.`,
    })),
    served: Array.from(byApp, ([app, served]) => ({
      files: [`apps/${app}/**`],
      sites: idsOf(served),
      message: `The app ${app} does not serve this site: to serve it, say app: '${app}' in its row in libs/brands/src/sites.ts.`,
    })),
  };
}

const idsOf = (rows: readonly SiteRow[]) => rows.map(({ id }) => id);
