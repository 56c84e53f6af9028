import { posix } from 'node:path';
import type { Tree } from '@nx/devkit';
import { parse } from 'yaml';
import { readText } from '../source/editFile.ts';

export type Section = { slug: string; name: string; country?: boolean };
type SiteFile = { code: string; language: string; newsOf?: string; sections?: Section[] };

const newsrooms = 'libs/newsroom/seed/newsroom';

/** The sections of a site, or those of the site whose news it has. `null` for an unknown site. */
export function readSections(tree: Tree, siteCode: string): { language: string; sections: Section[] } | null {
  const files = tree
    .children(newsrooms)
    .map((folder) => posix.join(newsrooms, folder, 'site.yaml'))
    .filter((file) => tree.exists(file))
    .map((file) => parse(readText(tree, file)) as SiteFile);
  const find = (code: string | undefined) => files.find((site) => site.code === code);
  const site = find(siteCode);
  let author = site;
  while (author && !author.sections) author = find(author.newsOf);
  return site ? { language: site.language, sections: author?.sections ?? [] } : null;
}
