/** Sitemaps that a site has beside one a month of its archive. */
export const sitemapNames = [
  'news',
  'images',
  'pages',
  'sections',
  'topics',
  'authors',
  'competitions',
  'teams',
  'matches',
] as const;

export type SitemapName = (typeof sitemapNames)[number];

export function isSitemapName(name: string): name is SitemapName {
  return (sitemapNames as readonly string[]).includes(name);
}

/** A month of the archive: `2026-07`. */
export const isMonth = (name: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(name);
