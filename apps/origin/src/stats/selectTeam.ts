import { eq } from 'drizzle-orm';
import { teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { notFound } from '../server/ApiProblem.ts';
import type { TeamRow } from './selectMatches.ts';

/** @throws ApiProblem when there is no such team */
export async function selectTeam(db: OriginDatabase, id: string): Promise<TeamRow> {
  const [team] = await db.select().from(teams).where(eq(teams.id, id));
  if (!team) throw notFound('unknown-team', `There is no team ${id}`);
  return team;
}
