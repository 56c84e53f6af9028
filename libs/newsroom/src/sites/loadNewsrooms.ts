import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lineageOf } from './lineageOf.ts';
import type { Facts } from '../facts/factRecords.ts';
import { checkSites } from './checkSites.ts';
import { loadEdition, type Edition } from './loadEdition.ts';
import { loadNewsroom, type Newsroom } from './loadNewsroom.ts';
import { isEdition, readSiteFile, type SiteFolder } from './readSiteFile.ts';

export type Newsrooms = { newsrooms: Newsroom[]; editions: Edition[] };

/** Reads all sites: every folder in `folder` is one. Throws for a `site.yaml` that cannot be, and names it. */
export async function loadNewsrooms(folder: string, facts?: Facts): Promise<Newsrooms> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = await Promise.all(names.sort().map((name) => readFolder(join(folder, name))));
  checkSites(found);

  const newsrooms = await Promise.all(
    found.flatMap((own) => (isEdition(own.site) ? [] : [loadNewsroom(own.folder, facts, own.site)])),
  );
  return { newsrooms, editions: await loadEditions(found, newsrooms) };
}

async function readFolder(folder: string): Promise<SiteFolder> {
  return { folder, site: await readSiteFile(folder) };
}

function loadEditions(found: readonly SiteFolder[], newsrooms: readonly Newsroom[]): Promise<Edition[]> {
  const byCode = new Map(found.map((own) => [own.site.code, own]));
  const newsOf = (code: string) => {
    const site = byCode.get(code)?.site;
    return site && isEdition(site) ? site.newsOf : null;
  };
  return Promise.all(
    found.flatMap(({ folder, site }) => {
      if (!isEdition(site)) return [];
      const [, ...ancestors] = lineageOf(site.code, newsOf);
      const newsroom = newsrooms.find((other) => other.site.code === ancestors.at(-1));
      const folders = ancestors.flatMap((code) => byCode.get(code) ?? []);
      return newsroom ? [loadEdition({ folder, site }, folders, newsroom)] : [];
    }),
  );
}
