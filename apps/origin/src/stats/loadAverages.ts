import { rankAverages } from '@cancha/stats/ranking/rankAverages.ts';
import type { Standing } from '@cancha/stats/ranking/tallyResults.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { loadTableSource } from './loadTableSource.ts';
import { type Audience, mapTeamWire } from './mapMatchWire.ts';
import type { TeamRow, TournamentRow } from './selectMatches.ts';
import { selectTournament } from './selectTournament.ts';
import { selectTournaments } from './selectTournaments.ts';
import { inSpanishOrder, rankStage, rankTeams } from './stageTable.ts';
import type { StandingsWire } from './standingsSchemas.ts';

type SeasonTable = { season: string; rows: Standing[]; teams: ReadonlyMap<string, TeamRow> };

/** Points a game over the last `count` seasons held, the one of the tournament among them. */
export async function loadAverages(
  db: OriginDatabase,
  { slug, season }: TournamentRow,
  count: number,
  audience: Audience,
): Promise<StandingsWire['averages']> {
  const all = await selectTournaments(db, { search: undefined, slug, season: undefined });
  const wanted = all
    .filter((one) => one.season <= season)
    .sort((one, other) => (one.season < other.season ? -1 : 1))
    .slice(-count);
  const seasons: SeasonTable[] = [];
  for (const { id } of wanted) seasons.push(await loadSeason(db, id));
  const current = seasons.at(-1);
  // Over one season they would be its table once more
  if (!current || seasons.length < 2) return null;
  const ranked = rankAverages(seasons.map(({ rows }) => rows));
  return {
    seasons: seasons.map((one) => one.season),
    rows: ranked.flatMap(({ teamId, ...figures }, at) => {
      const team = current.teams.get(teamId);
      return team ? [{ position: at + 1, team: mapTeamWire(team, audience), ...figures }] : [];
    }),
  };
}

/** All that was played for tables in one season, as one table. */
async function loadSeason(db: OriginDatabase, id: string): Promise<SeasonTable> {
  const selected = await selectTournament(db, id);
  const { stages, source } = await loadTableSource(db, selected);
  const counted = stages
    .filter(({ hasTable }) => hasTable)
    .flatMap((stage) => rankStage(stage, source).matches);
  const matches = [...new Map(counted.map((match) => [match.id, match])).values()];
  const { teams } = source.results;
  const taking = [...new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
  const ranked = rankTeams(inSpanishOrder(taking, teams), matches, selected.rules, source);
  return { season: selected.tournament.season, rows: ranked.map(({ standing }) => standing), teams };
}
