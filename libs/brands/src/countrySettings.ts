import { brazilianPortuguese, english, europeanPortuguese, spanish } from './languageSettings';
import type { Site } from './Site';

type CountrySettings = Pick<
  Site,
  | 'language'
  | 'catalogue'
  | 'region'
  | 'hourStyle'
  | 'languageCode'
  | 'formatLocale'
  | 'numberLocale'
  | 'ogLocale'
  | 'hreflang'
  | 'timeZone'
  | 'countryCode'
  | 'flag'
  | 'bettingCategory'
  | 'sportsWidgetLanguage'
  | 'resultsPath'
>;

/** Spanish without a country: New York time, numbers as in US Spanish. */
export const latinAmerica = {
  ...spanish,
  languageCode: 'ES',
  formatLocale: 'es-419',
  numberLocale: 'es-US',
  ogLocale: 'es_LA',
  hreflang: 'es',
  timeZone: 'America/New_York',
  countryCode: 'US',
  flag: 'un',
} as const satisfies CountrySettings;

export const argentina = {
  ...spanish,
  region: 'es-AR',
  languageCode: 'ES-AR',
  formatLocale: 'es-AR',
  numberLocale: 'es-AR',
  ogLocale: 'es_AR',
  hreflang: 'es-AR',
  timeZone: 'America/Argentina/Buenos_Aires',
  countryCode: 'AR',
  flag: 'ar',
} as const satisfies CountrySettings;

export const mexico = {
  ...spanish,
  region: 'es-MX',
  languageCode: 'ES-MX',
  formatLocale: 'es-MX',
  numberLocale: 'es-MX',
  ogLocale: 'es_MX',
  hreflang: 'es-MX',
  timeZone: 'America/Mexico_City',
  countryCode: 'MX',
  flag: 'mx',
} as const satisfies CountrySettings;

export const chile = {
  ...spanish,
  region: 'es-CL',
  // The specification's code; as a language tag it would be Switzerland.
  languageCode: 'ES-CH',
  formatLocale: 'es-CL',
  numberLocale: 'es-CL',
  ogLocale: 'es_CL',
  hreflang: 'es-CL',
  timeZone: 'America/Santiago',
  countryCode: 'CL',
  flag: 'cl',
} as const satisfies CountrySettings;

export const colombia = {
  ...spanish,
  languageCode: 'ES-CO',
  formatLocale: 'es-CO',
  numberLocale: 'es-CO',
  ogLocale: 'es_CO',
  hreflang: 'es-CO',
  timeZone: 'America/Bogota',
  countryCode: 'CO',
  flag: 'co',
} as const satisfies CountrySettings;

export const peru = {
  ...spanish,
  languageCode: 'ES-PE',
  formatLocale: 'es-PE',
  numberLocale: 'es-PE',
  ogLocale: 'es_PE',
  hreflang: 'es-PE',
  timeZone: 'America/Lima',
  countryCode: 'PE',
  flag: 'pe',
} as const satisfies CountrySettings;

export const ecuador = {
  ...spanish,
  languageCode: 'ES',
  formatLocale: 'es-EC',
  numberLocale: 'es-EC',
  ogLocale: 'es_EC',
  hreflang: 'es-EC',
  timeZone: 'America/Guayaquil',
  countryCode: 'EC',
  flag: 'ec',
} as const satisfies CountrySettings;

export const spanishUnitedStates = {
  ...spanish,
  languageCode: 'ES',
  formatLocale: 'es-US',
  numberLocale: 'es-US',
  ogLocale: 'es_US',
  hreflang: 'es-US',
  timeZone: 'America/New_York',
  countryCode: 'US',
  flag: 'us',
} as const satisfies CountrySettings;

export const brazil = {
  ...brazilianPortuguese,
  languageCode: 'PT-BR',
  formatLocale: 'pt-BR',
  numberLocale: 'pt-BR',
  ogLocale: 'pt_BR',
  hreflang: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  countryCode: 'BR',
  flag: 'br',
} as const satisfies CountrySettings;

export const portugal = {
  ...europeanPortuguese,
  languageCode: 'PT-PT',
  formatLocale: 'pt-PT',
  numberLocale: 'pt-PT',
  ogLocale: 'pt_PT',
  hreflang: 'pt-PT',
  timeZone: 'Europe/Lisbon',
  countryCode: 'PT',
  flag: 'pt',
} as const satisfies CountrySettings;

export const mozambique = {
  ...europeanPortuguese,
  languageCode: 'PT-MZ',
  formatLocale: 'pt-MZ',
  numberLocale: 'pt-MZ',
  ogLocale: 'pt_MZ',
  hreflang: 'pt-MZ',
  timeZone: 'Africa/Maputo',
  countryCode: 'MZ',
  flag: 'mz',
} as const satisfies CountrySettings;

export const angola = {
  ...europeanPortuguese,
  languageCode: 'PT-AO',
  formatLocale: 'pt-AO',
  numberLocale: 'pt-AO',
  ogLocale: 'pt_AO',
  hreflang: 'pt-AO',
  timeZone: 'Africa/Luanda',
  countryCode: 'AO',
  flag: 'ao',
} as const satisfies CountrySettings;

export const unitedStates = {
  ...english,
  languageCode: 'EN-US',
  formatLocale: 'en-US',
  numberLocale: 'en-US',
  ogLocale: 'en_US',
  hreflang: 'en-US',
  timeZone: 'America/New_York',
  countryCode: 'US',
  flag: 'us',
} as const satisfies CountrySettings;
