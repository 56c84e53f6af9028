import {
  confederations,
  type Confederation,
  type ListedTournament,
} from '@cancha/stats/tournament/ListedTournament';

/** A competition with all its seasons, the latest first. */
export type Competition = {
  /** What its seasons have in common. */
  id: string;
  latest: ListedTournament;
  earlier: readonly ListedTournament[];
};

/** `null`: of those nobody says whose they are. */
export type CompetitionGroup = { confederation: Confederation | null; competitions: readonly Competition[] };

/** The leagues of one country. */
type CountryLeagues = { country: NonNullable<ListedTournament['country']>; own: readonly Competition[] };

/** The year in which a season ends, `2024-25` in 2025; 0 where nobody says. */
function lastYear({ season }: ListedTournament): number {
  const [, year, next] = /^(\d{4})(-\d{2,4})?$/.exec(season ?? '') ?? [];
  return Number(year ?? 0) + (next ? 1 : 0);
}

/**
 * Competitions by confederation. In each first those the site follows, then those of several countries, then the leagues;
 * of these the ones with the latest season first, then by country and name. The groups the site follows something in come first too, then the world's, then as FIFA lists them.
 * @param tournaments every season, the latest first
 * @param followed ids of tournaments
 */
export function groupCompetitions(
  tournaments: readonly ListedTournament[],
  followed: readonly string[],
  compare: (a: string, b: string) => number,
): CompetitionGroup[] {
  const isLeague = ({ latest }: Competition) => latest.country !== null;
  const bySlug = Map.groupBy(tournaments, ({ id, slug }) => slug ?? id);
  const all = [...bySlug].flatMap(([id, [latest, ...earlier]]) => (latest ? [{ id, latest, earlier }] : []));
  const rank = ({ latest, earlier }: Competition) => {
    const places = [latest, ...earlier].map((season) => followed.indexOf(season.id)).filter((at) => at >= 0);
    return places.length > 0 ? Math.min(...places) : followed.length;
  };
  const inOrder = (a: Competition, b: Competition) =>
    rank(a) - rank(b) ||
    Number(isLeague(a)) - Number(isLeague(b)) ||
    lastYear(b.latest) - lastYear(a.latest) ||
    compare(a.latest.country?.name ?? '', b.latest.country?.name ?? '') ||
    compare(a.latest.name, b.latest.name);
  const groups = [...confederations, null].flatMap((confederation): CompetitionGroup[] => {
    const own = all.filter(({ latest }) => latest.confederation === confederation).sort(inOrder);
    return own.length > 0 ? [{ confederation, competitions: own }] : [];
  });
  const best = ({ competitions }: CompetitionGroup) => Math.min(...competitions.map(rank));
  return groups.sort((a, b) => best(a) - best(b));
}

/** The competitions of several countries, and the leagues by country, in the order of the first league of each. */
export function splitByCountry(competitions: readonly Competition[]): {
  international: readonly Competition[];
  leagues: readonly CountryLeagues[];
} {
  const byCountry = Map.groupBy(competitions, ({ latest }) => latest.country?.name ?? null);
  return {
    international: byCountry.get(null) ?? [],
    leagues: [...byCountry.values()].flatMap((own) => {
      const country = own[0]?.latest.country;
      return country ? [{ country, own }] : [];
    }),
  };
}
