import { tieBreakers } from '@cancha/stats/ranking/TableRules';
import type { PublishedRules, TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { isEmptyValue } from '../reading/isRecord';
import { readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readDeductions, readLongTables } from './readLongTables';
import { readRows, readTables } from './readTables';
import { readTitles } from './readTitles';
import { rulesSchema, standingsSchema } from './tournament.wire';

export type StandingsArgs = {
  readonly tournamentId: string;
  /** The tables as they stood after this week. */
  readonly week?: number;
};

/** All tables with form and rules, or `null` for an unknown tournament. */
export async function getStandings(api: Api, args: StandingsArgs): Promise<TournamentStandings | null> {
  const path = encodePath(['soccer', 'tournament', args.tournamentId, 'standings']);
  if (path === null) return null;
  return api.get({
    path,
    query: { week: args.week },
    cacheKey: 'standings',
    nullIfNotFound: true,
    read: readStandings,
  });
}

function readStandings(body: unknown, issues: MapIssue[]): TournamentStandings {
  const wire = readOne(standingsSchema, unwrapData(body), 'standings');
  const { tournament, until } = wire;
  const thirds = wire.thirds ? readRows(wire.thirds.rows, tournament.id, issues) : [];
  return {
    tournament,
    until,
    rankingDate: wire.ranking_date,
    rules: readRules(wire.rules, tournament.id, issues),
    tables: isEmptyValue(wire.tables) ? [] : readTables(wire.tables, issues),
    thirds: wire.thirds && thirds.length > 0 ? { rows: thirds, through: wire.thirds.through } : null,
    titles: readTitles(wire.titles, tournament.id, issues),
    isPartial: wire.partial ?? false,
    deductions: readDeductions(wire.deductions, tournament.id, issues),
    ...readLongTables(wire, tournament.id, issues),
  };
}

/** `null` with an unknown rule: a sentence that leaves out one of them would be wrong. */
function readRules(value: unknown, owner: string, issues: MapIssue[]): PublishedRules | null {
  if (isEmptyValue(value)) return null;
  const { data } = rulesSchema.safeParse(value);
  const order = data && tieBreakers.filter((rule) => data.order.includes(rule));
  if (!data || order?.length !== data.order.length) {
    issues.push({ id: owner, problem: 'rules nobody can tell', kept: true });
    return null;
  }
  const rank = (rule: string) => data.order.indexOf(rule);
  return { points: data.points, order: order.sort((a, b) => rank(a) - rank(b)) };
}
