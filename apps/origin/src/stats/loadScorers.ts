import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { isEveryGoalKnown, listScorers } from './listScorers.ts';
import { type Audience, mapTournamentWire } from './mapMatchWire.ts';
import { selectResults } from './selectResults.ts';
import { selectTournament } from './selectTournament.ts';
import type { ScorersWire } from './standingsSchemas.ts';

/** Everybody who scored in a tournament, where all its matches and goals are known. */
export async function loadScorers(
  db: OriginDatabase,
  tournamentId: string,
  audience: Audience,
): Promise<ScorersWire> {
  const { tournament } = await selectTournament(db, tournamentId);
  const results = await selectResults(db, tournamentId);
  const complete = tournament.whole && isEveryGoalKnown(results);
  return {
    tournament: mapTournamentWire(tournament, audience.language),
    complete,
    scorers: complete ? listScorers(results, audience) : [],
  };
}
