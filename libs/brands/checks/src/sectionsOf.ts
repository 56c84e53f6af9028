import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.join(import.meta.dirname, '../../../..');

// Read as text: the backend is no library of the front end, and these two lists are plain.
const newsrooms = globSync('libs/newsroom/seed/newsroom/*/site.yaml', { cwd: workspace }).map((file) =>
  readFileSync(path.join(workspace, file), 'utf8'),
);

const settingOf = (newsroom: string, name: string) =>
  new RegExp(`^${name}: (\\S+)$`, 'm').exec(newsroom)?.[1] ?? null;

/** Sections that the backend's newsroom of a site has, its own and its parent's. `null`: it has no newsroom there. */
export function sectionsOf(siteCode: string): readonly string[] | null {
  const newsroom = newsrooms.find((text) => settingOf(text, 'code') === siteCode);
  if (newsroom === undefined) return null;
  const parent = settingOf(newsroom, 'newsOf');
  const own = Array.from(newsroom.matchAll(/^ {2}- slug: (\S+)$/gm), ([, slug = '']) => slug);
  return [...own, ...((parent === null ? null : sectionsOf(parent)) ?? [])];
}

/** The code of the newsroom whose articles a site publishes, in the end: its own, or that of its parent's parent. */
export function newsroomOf(siteCode: string): string {
  const newsroom = newsrooms.find((text) => settingOf(text, 'code') === siteCode);
  const parent = newsroom === undefined ? null : settingOf(newsroom, 'newsOf');
  return parent === null ? siteCode : newsroomOf(parent);
}
