import type { Facts } from '@cancha/newsroom/facts/factRecords.ts';
import { matchRows } from '../seed/matchRows.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { readRules } from '../seed/storedRules.ts';
import { stageRows, teamRows, tournamentRows } from '../seed/tournamentRows.ts';
import { rankStage } from '../stats/stageTable.ts';
import type { Standing } from '@cancha/stats/ranking/tallyResults.ts';

/** For tests: the tables of a tournament as they would be answered, with keys in place of ids, without a database. */
export function rankTournament(facts: Facts, tournament: string): Standing[][] {
  const id = statsId(tournament);
  const rules = readRules(tournamentRows(facts).find((row) => row.id === id)?.rules);
  const teams = teamRows(facts).map((team) => ({ ...team, colours: team.colours ?? null }));
  const keys = new Map(teams.map((team) => [team.id, team.key]));
  const matches = matchRows({
    ...facts,
    matches: facts.matches.filter((match) => match.tournament === tournament),
  });
  const source = {
    results: {
      matches: matches.map((match) => ({
        ...match,
        stageId: match.stageId ?? null,
        week: match.week ?? null,
        homeScore: match.homeScore ?? null,
        awayScore: match.awayScore ?? null,
        ground: match.ground ?? null,
        recordedDay: match.day,
      })),
      teams: new Map(teams.map((team) => [team.id, team])),
      goals: [],
    },
    rules,
    zones: [],
    conduct: new Map(),
    ranking: null,
  };
  return stageRows(facts)
    .filter((stage) => stage.tournamentId === id && stage.hasTable)
    .map((stage) =>
      rankStage(stage, source).ranked.map(({ standing }) => ({
        ...standing,
        teamId: keys.get(standing.teamId) ?? standing.teamId,
      })),
    );
}
