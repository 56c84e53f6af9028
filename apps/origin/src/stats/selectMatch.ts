import { eq } from 'drizzle-orm';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { notFound } from '../server/ApiProblem.ts';
import { type SelectedMatch, selectMatches } from './selectMatches.ts';

/** @throws ApiProblem when there is no such match */
export async function selectMatch(db: OriginDatabase, id: string): Promise<SelectedMatch> {
  const [found] = await selectMatches(db, eq(matches.id, id));
  if (!found) throw notFound('unknown-match', `There is no match ${id}`);
  return found;
}
