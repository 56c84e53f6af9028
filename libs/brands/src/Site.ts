import type { Language } from '@cancha/routing/Language';
import type { ThemeKey } from '@cancha/themes/themes';

/** What a brand does and does not have. Off means: no page, no link, no empty shell. */
export type Capabilities = {
  matchPage: boolean;
  betting: boolean;
};

/** A brand in one edition: what has a site code, a language, a zone, a host and a prefix. */
export type Site = {
  id: string;
  /** The deployable that serves it. */
  app: string;
  /** As the content API knows it. */
  siteCode: string;
  language: Language;
  /** BCP 47, for words and dates. Never the specification's `es_LA`, which is no language tag. */
  formatLocale: string;
  /** BCP 47, for numbers only: groups of digits differ within one language. */
  numberLocale: string;
  /** Open Graph's own notation, with an underscore. */
  ogLocale: string;
  hreflang: string;
  timeZone: string;
  /** Never derived from the zone, nor the zone from it: FCA has PA and the clock of Costa Rica. */
  countryCode: string;
  /** Public origin, without a slash at its end. Overridden by `SITE_ORIGIN` where it is deployed. */
  origin: string;
  /** Path prefix of the edition, `''` or `/mx`. */
  prefix: string;
  trailingSlash: boolean;
  /** First segment of an author's page. */
  authorPrefix: string;
  theme: ThemeKey;
  capabilities: Capabilities;
  bettingCategory: string;
  /** Underscored, as the sports-data widgets want it. */
  sportsWidgetLanguage: string;
  resultsPath: string;
  /** A year printed as it is, or the running one in the site's zone. */
  copyrightYear: number | 'current';
};
