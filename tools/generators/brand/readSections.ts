import { posix } from 'node:path';
import type { Tree } from '@nx/devkit';
import { parse } from 'yaml';
import { readText } from '../source/readText.ts';

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
  let site = files.find(({ code }) => code === siteCode);
  if (!site) return null;
  const { language } = site;
  while (site && !site.sections) {
    const parent: string | undefined = site.newsOf;
    site = files.find(({ code }) => code === parent);
  }
  return { language, sections: site?.sections ?? [] };
}
