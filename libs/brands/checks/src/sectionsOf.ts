import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.join(import.meta.dirname, '../../../..');

// Read as text: the front end must not import the backend.
const newsrooms = globSync('apps/origin/seed/newsroom/*/site.yaml', { cwd: workspace }).map((file) =>
  readFileSync(path.join(workspace, file), 'utf8'),
);

const settingOf = (newsroom: string, name: string) =>
  new RegExp(`^${name}: (\\S+)$`, 'm').exec(newsroom)?.[1] ?? null;

/** The sections of a site's newsroom and its parent's. `null` without a newsroom. */
export function sectionsOf(siteCode: string): readonly string[] | null {
  const newsroom = newsrooms.find((text) => settingOf(text, 'code') === siteCode);
  if (newsroom === undefined) return null;
  const parent = settingOf(newsroom, 'newsOf');
  const own = Array.from(newsroom.matchAll(/^ {2}- slug: (\S+)$/gm), ([, slug = '']) => slug);
  return [...own, ...((parent === null ? null : sectionsOf(parent)) ?? [])];
}
