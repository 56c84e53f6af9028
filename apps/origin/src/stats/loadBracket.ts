import { and, asc, eq, inArray } from 'drizzle-orm';
import { matches, stages } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { type Audience, mapMatchWire, mapTournamentWire } from './mapMatchWire.ts';
import { selectMatches } from './selectMatches.ts';
import { selectTournament } from './selectTournament.ts';
import type { BracketWire } from './standingsSchemas.ts';
import { nameIn } from './statsLanguage.ts';

/** The knock-out rounds of a tournament, and where the sides of each match come from as far as that is written down. */
export async function loadBracket(
  db: OriginDatabase,
  tournamentId: string,
  audience: Audience,
): Promise<BracketWire> {
  const { tournament, rules } = await selectTournament(db, tournamentId);
  const withoutTable = await db
    .select()
    .from(stages)
    .where(and(eq(stages.tournamentId, tournamentId), eq(stages.hasTable, false)))
    .orderBy(asc(stages.position));
  // Played for the tables of its zones, which are stages of their own
  const inParts = new Set(rules.tables.map(({ of }) => of));
  const rounds = withoutTable.filter(({ id }) => !inParts.has(id));
  const ids = rounds.map(({ id }) => id);
  const found = await selectMatches(
    db,
    and(eq(matches.tournamentId, tournamentId), inArray(matches.stageId, ids)),
  );
  const slots = new Map(rules.bracket.map((one) => [one.match, one]));
  const byRound = Map.groupBy(found, ({ stage }) => stage?.id);
  return {
    tournament: mapTournamentWire(tournament, audience.language),
    rounds: rounds.map((round) => ({
      id: round.id,
      name: nameIn(audience.language, round),
      matches: (byRound.get(round.id) ?? [])
        .map((one) => ({ slot: slots.get(one.match.id), match: mapMatchWire(one, audience) }))
        .sort((one, other) => (one.slot?.number ?? 0) - (other.slot?.number ?? 0))
        .map(({ slot, match }) => ({
          number: slot?.number ?? null,
          home_slot: slot?.home ?? null,
          away_slot: slot?.away ?? null,
          match,
        })),
    })),
  };
}
