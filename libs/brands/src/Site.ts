import type { Catalogue } from '@cancha/messages/Catalogue';
import type { Language } from '@cancha/routing/Language';
import type { ThemeKey } from '@cancha/themes/themeKeys';
import type { BrandCode } from './brandCodes';
import type { EditionCode } from './editions';

/** What a site does and does not have. Off means: no page, no link, no empty shell. */
export type Capabilities = {
  /** Results, tables, calendars, teams: everything under the results path, and the links to it. */
  football: boolean;
  /** Needs `football`. Off: matches are not links and their address is a 404. */
  matchPage: boolean;
  simulator: boolean;
  betting: boolean;
  comments: boolean;
  newsletter: boolean;
  amp: boolean;
};

/** The specification's codes of languages. Internal keys only: `ES-CH` means Chile here, Switzerland elsewhere. */
export type LanguageCode =
  'ES' | 'ES-AR' | 'ES-MX' | 'ES-CH' | 'ES-CO' | 'ES-PE' | 'PT-BR' | 'PT-PT' | 'PT-MZ' | 'PT-AO' | 'EN-US';

/** A brand in one edition: what has a site code, a language, a zone, a host and a prefix. */
export type Site = {
  id: string;
  brand: BrandCode;
  /** `null`: not one of the network's country editions. */
  edition: EditionCode | null;
  /** The deployable that serves it; `null`: none yet. */
  app: string | null;
  /** As the content API knows it. */
  siteCode: string;
  sport: 'football' | 'baseball' | 'poker';
  /** Of the paths. */
  language: Language;
  /** Of the words. */
  catalogue: Catalogue;
  languageCode: LanguageCode;
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
  /** ISO 3166 in lower case, `un` for no country: the flag in the picker of editions. */
  flag: string;
  /** Sites of one family are each other's translations: home, lists and results carry hreflang to each other. */
  family: string;
  /** The site of a family for readers whom none of the others is meant for: its `x-default`. One in each family. */
  isFamilyDefault: boolean;
  /** Sites with the same newsroom publish the same articles and topics under the same paths. */
  newsroom: string;
  /** Public origin, without a slash at its end. `SITE_ORIGIN` and `SITE_ORIGINS` replace it where it is deployed. */
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
  /** Name of the form that readers of the newsletter are kept under. */
  newsletterForm: string;
  /** Prefix of the app's own assets, `''` or a host; no slash at its end. */
  assetPrefix: string;
};
