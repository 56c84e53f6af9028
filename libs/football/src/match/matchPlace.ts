import type { RouteMatch } from '@cancha/routing/matchPath';
import type { Language } from '@cancha/routing/Language';
import { formatMatchMinute, readMatchMinute, type MatchMinute } from '@cancha/stats/match/MatchMinute';

export type MatchTab = 'match' | 'matchNews';

/** What a page of a match is asked for. */
export type MatchPlace = { id: string; slug: string; tab: MatchTab; minute: MatchMinute | null };

/** How the address names a minute of a match. */
const minuteParameter: Record<Language, string> = { es: 'minuto', pt: 'minuto', en: 'minute' };

type MatchRoute = Extract<RouteMatch, { name: MatchTab }>;

/** The internal path of a page of a match; `null` for a minute that is none. */
export function matchPlace(
  { language }: { language: Language },
  { name, params }: MatchRoute,
  search: URLSearchParams,
): string | null {
  const asked = search.getAll(minuteParameter[language]);
  // A plus sign that nobody escaped came as a space.
  const minute = asked.length === 1 ? readMatchMinute((asked[0] ?? '').replace(' ', '+')) : null;
  if (asked.length > 0 && (!minute || name !== 'match')) return null;
  const parts = [params.id, params.slug, name, ...(minute ? [formatMatchMinute(minute)] : [])];
  return `match/${parts.map(encodeURIComponent).join('/')}`;
}

/** Reads it back. `null` for anything else. */
export function readMatchPlace(segments: readonly string[]): MatchPlace | null {
  const [id, slug, tab, minute] = segments.map(decodeURIComponent);
  if (!id || slug === undefined || (tab !== 'match' && tab !== 'matchNews')) return null;
  const at = minute === undefined ? null : readMatchMinute(minute);
  return minute !== undefined && !at ? null : { id, slug, tab, minute: at };
}

/** The address of a match as it was at a minute. */
export function minuteHref(path: string, minute: MatchMinute, language: Language): string {
  return `${path}?${new URLSearchParams({ [minuteParameter[language]]: formatMatchMinute(minute) })}`;
}
