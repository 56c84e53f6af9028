/** What generators know of a row of the table of sites; see `libs/brands/src/Site.ts`. */
export type SiteRow = Record<
  | 'id'
  | 'brand'
  | 'siteCode'
  | 'sport'
  | 'language'
  | 'catalogue'
  | 'hreflang'
  | 'timeZone'
  | 'countryCode'
  | 'family'
  | 'newsroom'
  | 'origin'
  | 'prefix'
  | 'theme'
  | 'bettingCategory'
  | 'newsletterForm',
  string
> & {
  app: string | null;
  isFamilyDefault: boolean;
  trailingSlash: boolean;
  capabilities: Record<string, boolean>;
};
