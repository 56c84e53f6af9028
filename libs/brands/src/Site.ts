import type { Catalogue } from '@cancha/messages/Catalogue';
import type { Region } from '@cancha/messages/regions';
import type { FormRow } from '@cancha/integrations/ports/ReaderForms';
import type { Language } from '@cancha/routing/Language';
import type { OwnPage } from '@cancha/routing/ownPages';
import type { ThemeKey } from '@cancha/themes/themeKeys';
import type { BrandCode } from './brandCodes';
import type { EditionCode } from './editions';

/** Features of a site. Off means: no page and no link. */
export type Capabilities = {
  /** Results, tables, calendars, teams: everything under the results path. */
  football: boolean;
  /** Needs `football`. Off: matches are not links, and their pages are 404. */
  matchPage: boolean;
  simulator: boolean;
  betting: boolean;
  comments: boolean;
  /** Its backend answers searches. Off: no page of results, no field in the menu. */
  search: boolean;
  newsletter: boolean;
  amp: boolean;
};

/** Forms that readers write to a site with, by the names of their pages. One that is left out is not there. */
export type SiteForms = { readonly contact?: FormRow; readonly advertisingContact?: FormRow };

/** The specification's language codes. Internal only: `ES-CH` means Chile here, Switzerland elsewhere. */
export type LanguageCode =
  'ES' | 'ES-AR' | 'ES-MX' | 'ES-CH' | 'ES-CO' | 'ES-PE' | 'PT-BR' | 'PT-PT' | 'PT-MZ' | 'PT-AO' | 'EN-US';

/** How hours are written: `15:26`, `3:26 p.m.`, `15h26`. */
export type HourStyle = '24-hour' | '12-hour' | 'h';

/** A brand in one edition. */
export type Site = {
  id: string;
  brand: BrandCode;
  /** `null`: not a country edition. */
  edition: EditionCode | null;
  /** The app that serves it; `null`: none yet. */
  app: string | null;
  /** In the content API. */
  siteCode: string;
  sport: 'football' | 'baseball' | 'poker';
  /** Language of the paths. */
  language: Language;
  /** Message catalogue. */
  catalogue: Catalogue;
  /** Whose words stand over the catalogue’s. `null`: it stands to the letter. */
  region: Region | null;
  hourStyle: HourStyle;
  languageCode: LanguageCode;
  /** BCP 47, for text and dates. Never the specification's `es_LA`, which is not a language tag. */
  formatLocale: string;
  /** BCP 47, for numbers only: digit grouping differs within one language. */
  numberLocale: string;
  /** Open Graph notation, with an underscore. */
  ogLocale: string;
  hreflang: string;
  timeZone: string;
  /** Independent of the time zone: FCA has PA and the time of Costa Rica. */
  countryCode: string;
  /** ISO 3166 in lower case, `un` for no country: for the edition picker. */
  flag: string;
  /** Sites of one family are translations: home, lists and results link to each other with hreflang. */
  family: string;
  /** The `x-default` of its family, which has exactly one. */
  isFamilyDefault: boolean;
  /** Sites of one newsroom publish the same articles and topics under the same paths. */
  newsroom: string;
  /** Public origin, without a trailing slash. `SITE_ORIGIN` and `SITE_ORIGINS` override it. */
  origin: string;
  /** Path prefix of the edition, `''` or `/mx`. */
  prefix: string;
  /** Prefixes of all sites on its host. No row says it: `effectiveSites` reads it off the rows. */
  hostPrefixes?: readonly string[];
  trailingSlash: boolean;
  /** First segment of an author's page. */
  authorPrefix: string;
  theme: ThemeKey;
  /** Wide pictures in the newsroom's taller crop: 487 and 327 px high, not 416 and 275. Default: false. */
  tallPictures?: boolean;
  capabilities: Capabilities;
  /** Pages of `libs/routing/src/ownPages.ts` that this site has: other sites do not. */
  ownPages: readonly OwnPage[];
  bettingCategory: string;
  /** With an underscore, for the sports-data widgets. */
  sportsWidgetLanguage: string;
  resultsPath: string;
  /** A fixed year, or the current one in the site's time zone. */
  copyrightYear: number | 'current';
  /** Form of the newsletter in the CMS. */
  newsletterForm: string;
  forms: SiteForms;
  /** Prefix of the app's assets, `''` or a host, without a trailing slash. */
  assetPrefix: string;
};
