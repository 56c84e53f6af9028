import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import type { Site } from '@cancha/brands/Site';
import { sites } from '@cancha/brands/sites';

export const sitesFolder = path.join(import.meta.dirname, '../../src');

/** Flags for the edition picker. */
const otherFolders = ['flags'];

export const folderNames: readonly string[] = readdirSync(sitesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
  .map(({ name }) => name);

// By pattern, so that new folders are checked too.
const modules = import.meta.glob<{ brandConfig: BrandConfig }>('../../src/*/brandConfig.ts', { eager: true });

/** A row of the table with its brand config. */
export type KnownSite = { id: string; site: Site; brandConfig: BrandConfig };

/** Every site with a row and a brand config. The test of the folders finds missing ones. */
export const knownSites: readonly KnownSite[] = Object.entries<Site>(sites).flatMap(([id, site]) => {
  const brandConfig = modules[`../../src/${id}/brandConfig.ts`]?.brandConfig;
  return brandConfig ? [{ id, site, brandConfig }] : [];
});

export function readSiteFile(...names: readonly string[]): string {
  return readFileSync(path.join(sitesFolder, ...names), 'utf8');
}
