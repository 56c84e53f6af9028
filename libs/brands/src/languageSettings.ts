import type { Site } from './Site';

type LanguageSettings = Pick<
  Site,
  'language' | 'catalogue' | 'bettingCategory' | 'sportsWidgetLanguage' | 'resultsPath'
>;

export const spanish = {
  language: 'es',
  catalogue: 'es',
  bettingCategory: 'apuestas',
  sportsWidgetLanguage: 'es_ES',
  resultsPath: '/resultados/futbol',
} as const satisfies LanguageSettings;

export const brazilianPortuguese = {
  language: 'pt',
  catalogue: 'pt',
  bettingCategory: 'apostas',
  sportsWidgetLanguage: 'pt_BR',
  resultsPath: '/resultados/futebol',
} as const satisfies LanguageSettings;

/** Its own messages, the paths of Brazil. */
export const europeanPortuguese = {
  ...brazilianPortuguese,
  catalogue: 'pt-PT',
  sportsWidgetLanguage: 'pt_PT',
} as const satisfies LanguageSettings;

export const english = {
  language: 'en',
  catalogue: 'en',
  bettingCategory: 'betting',
  sportsWidgetLanguage: 'en_US',
  resultsPath: '/results/soccer',
} as const satisfies LanguageSettings;
