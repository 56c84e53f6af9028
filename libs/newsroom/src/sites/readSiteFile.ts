import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { editionFileSchema, type EditionFile } from './editionFile.ts';
import { firstReason } from './readArticleFile.ts';
import { siteFileError } from './SiteFileError.ts';
import { siteFileSchema, type SiteFile } from './siteFile.ts';

/** The folder of a site and what its `site.yaml` says. */
export type SiteFolder<Site extends SiteFile | EditionFile = SiteFile | EditionFile> = {
  folder: string;
  site: Site;
};

/** How the file of a folder is named to whoever starts the origin. */
export function siteFileName(folder: string): string {
  return `${basename(folder)}/site.yaml`;
}

/** Reads `site.yaml`. One that breaks a rule throws, because nothing can be published without it. */
export async function readSiteFile(folder: string): Promise<SiteFile | EditionFile> {
  const content = await readYaml(folder);
  const schema = isEditionOf(content) ? editionFileSchema : siteFileSchema;
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  throw siteFileError(siteFileName(folder), firstReason(result.error));
}

/** Whether a site publishes what another one does. */
export function isEdition(site: SiteFile | EditionFile): site is EditionFile {
  return isEditionOf(site);
}

function isEditionOf(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'newsOf' in content;
}

async function readYaml(folder: string): Promise<unknown> {
  try {
    return parse(await readFile(join(folder, 'site.yaml'), 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw siteFileError(siteFileName(folder), `cannot be read (${reason})`);
  }
}
