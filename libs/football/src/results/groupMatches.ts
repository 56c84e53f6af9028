import type { Match } from '@cancha/stats/match/Match';

/** The matches of one competition. Without an id: those of which no competition is known. */
export type MatchGroup = { id: string | null; name: string | null; matches: readonly Match[] };

const isLive = ({ state }: Match) => state === 'live';

const liveThenKickOff = (a: Match, b: Match) =>
  Number(isLive(b)) - Number(isLive(a)) ||
  a.kickOff.getTime() - b.kickOff.getTime() ||
  a.id.localeCompare(b.id);

/**
 * Matches by their competition, live ones first. First the competitions in which something is on, then those the
 * site follows in its own order, then the others by their first kick-off.
 */
export function groupMatches(matches: readonly Match[], followed: readonly string[]): MatchGroup[] {
  const groups = new Map<string | null, Match[]>();
  for (const match of [...matches].sort(liveThenKickOff)) {
    const id = match.tournament?.id ?? null;
    groups.set(id, [...(groups.get(id) ?? []), match]);
  }
  return [...groups]
    .map(([id, own]) => ({ id, name: own[0]?.tournament?.name ?? null, matches: own }))
    .map((group) => ({ group, rank: rankOf(group, followed) }))
    .sort((a, b) => a.rank.live - b.rank.live || a.rank.place - b.rank.place)
    .map(({ group }) => group);
}

/** The sorting is stable: among equals the order of their first matches stays. */
function rankOf({ id, matches }: MatchGroup, followed: readonly string[]): { live: number; place: number } {
  const place = id === null ? -1 : followed.indexOf(id);
  const unknown = id === null ? followed.length + 1 : followed.length;
  return { live: matches.some(isLive) ? 0 : 1, place: place < 0 ? unknown : place };
}
