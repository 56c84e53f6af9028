import { inArray } from 'drizzle-orm';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { plainRules } from '@cancha/newsroom/facts/tournamentRules.ts';
import { notFound } from '../server/ApiProblem.ts';
import { isEveryGoalKnown, listScorers } from './listScorers.ts';
import { entryOf } from './loadTeamSquad.ts';
import { type Audience, mapMatchWire, mapTeamWire, mapTournamentWire } from './mapMatchWire.ts';
import { selectCards } from './selectCards.ts';
import { selectMatches } from './selectMatches.ts';
import { type ResultRow, selectResults } from './selectResults.ts';
import { type Clock, coverageOf, selectTeamCoverage } from './selectCoverage.ts';
import { selectTeam } from './selectTeam.ts';
import { selectTeamTournaments } from './selectTeamTournaments.ts';
import { hasResult } from './stageTable.ts';
import { tallyResults } from '@cancha/stats/ranking/tallyResults.ts';
import type { TeamStatisticsWire } from './teamSchemas.ts';

/** What a team did in a tournament, the latest it plays in unless one is asked for. */
export async function loadTeamStatistics(
  db: OriginDatabase,
  teamId: string,
  asked: string | undefined,
  { audience, clock }: { audience: Audience; clock: Clock },
): Promise<TeamStatisticsWire> {
  const team = await selectTeam(db, teamId);
  const entered = await selectTeamTournaments(db, teamId);
  const entry = asked === undefined ? entered[0] : entryOf(entered, asked);
  if (!entry) throw notFound('unknown-tournament', `Team ${teamId} plays in no tournament`);
  const { tournament } = entry;
  const results = await selectResults(db, tournament.id);
  const games = results.matches.filter((match) => hasResult(match) && isOf(match, teamId));
  const at = (ground: Ground) => games.filter((match) => groundFor(match, teamId) === ground);
  const [statement] = await selectTeamCoverage(db, teamId, [tournament.id]).then((rows) =>
    rows.filter(({ tournamentId }) => tournamentId === tournament.id),
  );
  const margin = (match: ResultRow): number => marginOf(match, teamId);
  const best = furthest(games, margin);
  const worst = furthest(games, (match) => -margin(match));
  const shown = await selectMatches(
    db,
    inArray(
      matches.id,
      [best, worst].flatMap((one) => one?.id ?? []),
    ),
  );
  const shownMatch = (one: ResultRow | null) => {
    const found = shown.find(({ match }) => match.id === one?.id);
    return found ? mapMatchWire(found, audience) : null;
  };
  const complete = tournament.whole && isEveryGoalKnown(results);
  return {
    team: mapTeamWire(team, audience),
    tournament: mapTournamentWire(tournament, audience.language),
    coverage: statement ? coverageOf(statement, games.map(asCounted(tournament.id)), clock) : null,
    total: recordOf(teamId, games),
    home: recordOf(teamId, at('home')),
    away: recordOf(teamId, at('away')),
    neutral: recordOf(teamId, at('neutral')),
    clean_sheets: games.filter((match) => goalsOf(match, teamId).conceded === 0).length,
    without_scoring: games.filter((match) => goalsOf(match, teamId).scored === 0).length,
    ...(await selectCards(
      db,
      teamId,
      games.map(({ id }) => id),
    )),
    biggest_win: shownMatch(best),
    biggest_defeat: shownMatch(worst),
    scorers: complete ? listScorers(results, audience).filter((scorer) => scorer.team.id === teamId) : [],
  };
}

type Ground = 'home' | 'away' | 'neutral';

/** Where a team played. The side named first is at home unless somebody says otherwise. */
function groundFor({ homeId, ground }: ResultRow, teamId: string): Ground {
  if (ground === 'neutral') return ground;
  const host = ground ?? 'home';
  return (host === 'home') === (homeId === teamId) ? 'home' : 'away';
}

function asCounted(tournamentId: string) {
  return ({ recordedDay, ...match }: ResultRow) => ({
    ...match,
    tournamentId,
    recordedAt: new Date(recordedDay),
  });
}

function isOf({ homeId, awayId }: ResultRow, teamId: string): boolean {
  return homeId === teamId || awayId === teamId;
}

function goalsOf({ homeId, homeScore, awayScore }: ResultRow, teamId: string) {
  const [home, away] = [homeScore ?? 0, awayScore ?? 0];
  return homeId === teamId ? { scored: home, conceded: away } : { scored: away, conceded: home };
}

function marginOf(match: ResultRow, teamId: string): number {
  const { scored, conceded } = goalsOf(match, teamId);
  return scored - conceded;
}

/** The match of the greatest value above nothing; the earliest of several. */
function furthest(games: ResultRow[], valueOf: (match: ResultRow) => number): ResultRow | null {
  return games
    .toSorted((one, other) => one.kickOff.getTime() - other.kickOff.getTime())
    .reduce<ResultRow | null>((best, one) => (valueOf(one) > (best ? valueOf(best) : 0) ? one : best), null);
}

function recordOf(teamId: string, games: ResultRow[]): TeamStatisticsWire['total'] {
  const results = games.flatMap(({ homeId, awayId, homeScore, awayScore }) =>
    homeScore === null || awayScore === null ? [] : [{ homeId, awayId, homeScore, awayScore }],
  );
  const standing = tallyResults([teamId], results, plainRules.points).get(teamId);
  return {
    played: standing?.played ?? 0,
    won: standing?.won ?? 0,
    drawn: standing?.drawn ?? 0,
    lost: standing?.lost ?? 0,
    goals_for: standing?.goalsFor ?? 0,
    goals_against: standing?.goalsAgainst ?? 0,
  };
}
