import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import type { Site } from '@cancha/brands/Site';
import { sites } from '@cancha/brands/sites';

export const sitesFolder = path.join(import.meta.dirname, '../../src');

/** Drawings of flags stand there, for the picker of editions. */
const otherFolders = ['flags'];

export const folderNames: readonly string[] = readdirSync(sitesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
  .map(({ name }) => name);

// Found by pattern: a new folder is checked without being named here.
const modules = import.meta.glob<{ brandConfig: BrandConfig }>('../../src/*/profile.ts', { eager: true });

/** A row of the table with the words of its folder. */
export type KnownSite = { id: string; site: Site; brandConfig: BrandConfig };

/** Every site that has both a row and a brandConfig. The test of the folders says which lacks one. */
export const knownSites: readonly KnownSite[] = Object.entries<Site>(sites).flatMap(([id, site]) => {
  const brandConfig = modules[`../../src/${id}/brandConfig.ts`]?.brandConfig;
  return brandConfig ? [{ id, site, brandConfig }] : [];
});

export function readSiteFile(...names: readonly string[]): string {
  return readFileSync(path.join(sitesFolder, ...names), 'utf8');
}
