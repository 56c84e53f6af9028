import { getCalendar } from '@cancha/data-access/football/getCalendar';
import { getStandings } from '@cancha/data-access/football/getStandings';
import { getTeamMatches, type TeamMatches } from '@cancha/data-access/football/getTeamMatches';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Match } from '@cancha/stats/match/Match';
import type { Standings } from '@cancha/stats/standings/Standings';
import { tableNow, tableOf } from './tableNow';

/** What a match is played for, and what was before it. Each is missing where it cannot be had. */
export type MatchAround = {
  /** The table it counts for: while it is on with its score. */
  table: Standings | null;
  /** The latest matches of the two, before the kick-off. */
  home: TeamMatches | null;
  away: TeamMatches | null;
};

/** Enough to tell the form by, and when two national teams met last. */
const matchesAsked = 100;

const nothing: MatchAround = { table: null, home: null, away: null };

/** Nothing once a match is over: it has its own story. */
export async function loadAround(context: SiteContext, match: Match): Promise<MatchAround> {
  switch (match.state) {
    case 'live':
      return { ...nothing, table: await loadTable(context, match) };
    case 'scheduled': {
      const of = ({ id }: Match['home']) => (id === null ? null : loadMatches(context, id));
      const [table, home, away] = await Promise.all([
        loadTable(context, match),
        of(match.home),
        of(match.away),
      ]);
      return { table, home, away };
    }
    case 'finished':
    case 'interrupted':
      return nothing;
  }
}

const loadMatches = ({ apis }: SiteContext, teamId: string) =>
  orNull(getTeamMatches(apis.stats, { teamId, size: matchesAsked }));

async function loadTable({ apis }: SiteContext, match: Match): Promise<Standings | null> {
  const tournamentId = match.tournament?.id;
  if (tournamentId === undefined) return null;
  const standings = await orNull(getStandings(apis.stats, { tournamentId }));
  const table = standings && tableOf(match, standings);
  if (!table || match.state !== 'live') return table;
  const calendar = await orNull(getCalendar(apis.stats, { tournamentId }));
  const known = calendar?.groups.flatMap(({ matches }) => matches) ?? [];
  return tableNow(match, table, standings, known);
}
