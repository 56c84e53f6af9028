/** Options of `nx g @cancha/tools:brand`, described in `schema.json`. */
export type BrandOptions = {
  code: string;
  country?: string;
  name?: string;
  language?: 'es' | 'en' | 'pt';
  catalogue?: string;
  timeZone?: string;
  origin?: string;
  prefix?: string;
  siteCode?: string;
  sport?: 'football' | 'baseball' | 'poker';
  editionOf?: string;
  newsOf?: string;
  theme?: string;
  themeFrom?: string;
  colour?: string;
  app?: string;
  port?: number;
  skipInstall?: boolean;
};
