import type { Language } from './Language';

/** What a reader chooses on a football page. */
export type FootballChoice = 'round' | 'week' | 'tournament';

/** How the query of an address names each choice, as its path is in the language of the site. */
export const footballQuery: Readonly<Record<FootballChoice, Readonly<Record<Language, string>>>> = {
  round: { es: 'jornada', pt: 'rodada', en: 'matchday' },
  week: { es: 'semana', pt: 'semana', en: 'week' },
  tournament: { es: 'torneo', pt: 'torneio', en: 'tournament' },
};

/**
 * The choice an address makes: `undefined` for none, `null` for one that nobody could have been offered (given twice,
 * empty, or of other characters than keys have).
 */
export function readChoice(
  search: URLSearchParams,
  choice: FootballChoice,
  language: Language,
): string | null | undefined {
  const [value, ...others] = search.getAll(footballQuery[choice][language]);
  if (value === undefined) return undefined;
  return others.length === 0 && /^[a-z0-9-]{1,80}$/.test(value) ? value : null;
}

/** `?jornada=clausura-3` behind a path. */
export function withChoice(path: string, choice: FootballChoice, value: string, language: Language): string {
  return `${path}?${footballQuery[choice][language]}=${encodeURIComponent(value)}`;
}
