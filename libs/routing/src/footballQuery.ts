import type { Language } from './Language';

export type FootballChoice = 'round' | 'week' | 'tournament' | 'opponent';

/** Query parameters, which are in the language of the site like its paths. */
export const footballQuery: Readonly<Record<FootballChoice, Readonly<Record<Language, string>>>> = {
  round: { es: 'jornada', pt: 'rodada', en: 'matchday' },
  week: { es: 'semana', pt: 'semana', en: 'week' },
  tournament: { es: 'torneo', pt: 'torneio', en: 'tournament' },
  opponent: { es: 'rival', pt: 'adversario', en: 'opponent' },
};

/** The choice in a query: `undefined` for none, `null` for an invalid one (repeated, empty, bad characters). */
export function readChoice(
  search: URLSearchParams,
  choice: FootballChoice,
  language: Language,
): string | null | undefined {
  const [value, ...others] = search.getAll(footballQuery[choice][language]);
  if (value === undefined) return undefined;
  return others.length === 0 && /^[a-z0-9-]{1,80}$/.test(value) ? value : null;
}

/** Adds `?jornada=clausura-3` to a path. */
export function withChoice(path: string, choice: FootballChoice, value: string, language: Language): string {
  return `${path}?${footballQuery[choice][language]}=${encodeURIComponent(value)}`;
}
