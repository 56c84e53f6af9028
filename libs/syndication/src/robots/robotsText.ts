type RobotsRules = {
  /** Whether search engines may read the site at all. */
  open: boolean;
  /** Whole addresses of the site's sitemaps. */
  sitemaps: readonly string[];
};

/** A robots.txt: all or nothing, as there is no public page that is not for them. */
export function robotsText({ open, sitemaps }: RobotsRules): string {
  const lines = [
    'User-agent: *',
    open ? 'Allow: /' : 'Disallow: /',
    ...sitemaps.map((url) => `Sitemap: ${url}`),
  ];
  return `${lines.join('\n')}\n`;
}
