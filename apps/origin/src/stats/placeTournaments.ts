import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { type Audience, mapTournamentWire } from './mapMatchWire.ts';
import type { TournamentRow } from './selectMatches.ts';
import { nameIn } from './statsLanguage.ts';
import type { tournamentList } from './statsSchemas.ts';
import { tournamentArea } from './tournamentArea.ts';

type Listed = z.output<typeof tournamentList>['tournaments'];

/** Tournaments with the confederation and the country they are of. A country is called as its national team is. */
export async function placeTournaments(
  db: OriginDatabase,
  rows: readonly TournamentRow[],
  { language, staticsBase }: Audience,
): Promise<Listed> {
  const placed = rows.map((row) => ({ row, ...tournamentArea(row.key) }));
  const flags = new Set(placed.flatMap(({ flag }) => flag ?? []));
  const found =
    flags.size === 0
      ? []
      : await db
          .select()
          .from(teams)
          .where(and(eq(teams.kind, 'national'), inArray(teams.image, [...flags])));
  const countries = new Map(found.map((team) => [team.image, nameIn(language, team)]));
  return placed.map(({ row, confederation, flag }) => {
    const name = flag === null ? undefined : countries.get(flag);
    return {
      ...mapTournamentWire(row, language),
      confederation,
      country: name === undefined ? null : { name, image: `${staticsBase}/${flag}` },
    };
  });
}
