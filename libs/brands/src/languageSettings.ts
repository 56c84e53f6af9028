import type { Site } from './Site';

type LanguageSettings = Pick<
  Site,
  | 'language'
  | 'catalogue'
  | 'region'
  | 'hourStyle'
  | 'bettingCategory'
  | 'sportsWidgetLanguage'
  | 'resultsPath'
>;

export const spanish = {
  language: 'es',
  catalogue: 'es',
  region: 'es-419',
  hourStyle: '24-hour',
  bettingCategory: 'apuestas',
  sportsWidgetLanguage: 'es_ES',
  resultsPath: '/resultados/futbol',
} as const satisfies LanguageSettings;

export const brazilianPortuguese = {
  language: 'pt',
  catalogue: 'pt',
  region: 'pt-BR',
  hourStyle: 'h',
  bettingCategory: 'apostas',
  sportsWidgetLanguage: 'pt_BR',
  resultsPath: '/resultados/futebol',
} as const satisfies LanguageSettings;

/** Its own messages, the paths of Brazil. */
export const europeanPortuguese = {
  ...brazilianPortuguese,
  catalogue: 'pt-PT',
  region: 'pt-PT',
  hourStyle: '24-hour',
  sportsWidgetLanguage: 'pt_PT',
} as const satisfies LanguageSettings;

export const english = {
  language: 'en',
  catalogue: 'en',
  region: 'en-US',
  hourStyle: '12-hour',
  bettingCategory: 'betting',
  sportsWidgetLanguage: 'en_US',
  resultsPath: '/results/soccer',
} as const satisfies LanguageSettings;
