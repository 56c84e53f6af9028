import { eq } from 'drizzle-orm';
import { tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { readCoaches, readRules } from '../seed/storedRules.ts';
import type { TournamentRules } from '@cancha/newsroom/facts/tournamentRules.ts';
import { notFound } from '../server/ApiProblem.ts';
import type { TournamentRow } from './selectMatches.ts';

export interface SelectedTournament {
  tournament: TournamentRow;
  rules: TournamentRules;
  /** By team. */
  coaches: Record<string, string>;
  /** It had tables, and some of its matches are not held. */
  partial: boolean;
}

/** A tournament with its rules. @throws ApiProblem when there is none */
export async function selectTournament(db: OriginDatabase, id: string): Promise<SelectedTournament> {
  const [found] = await db.select().from(tournaments).where(eq(tournaments.id, id));
  if (!found) throw notFound('unknown-tournament', `There is no tournament ${id}`);
  const { rules, ...tournament } = found;
  const partial = rules !== null && !tournament.whole;
  return { tournament, rules: readRules(rules), coaches: readCoaches(rules), partial };
}
