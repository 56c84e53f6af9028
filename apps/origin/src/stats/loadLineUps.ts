import { asc, eq } from 'drizzle-orm';
import { lineUps } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { BENCH } from '../seed/matchRows.ts';
import type { LineUpsWire } from './matchCentreSchemas.ts';
import { selectMatch } from './selectMatch.ts';
import { type EventRow, selectMatchEvents } from './selectMatchEvents.ts';
import { shirtNumber } from './shirtNumber.ts';

type LineUpRow = typeof lineUps.$inferSelect;
type SideWire = NonNullable<LineUpsWire['home']>;

/** The line-ups of a match. Where nobody wrote the bench down, those who came on stand in it. */
export async function loadLineUps(db: OriginDatabase, matchId: string): Promise<LineUpsWire> {
  const { match } = await selectMatch(db, matchId);
  const rows = await db
    .select()
    .from(lineUps)
    .where(eq(lineUps.matchId, matchId))
    .orderBy(asc(lineUps.line), asc(lineUps.number));
  const events = await selectMatchEvents(db, matchId);
  const of = (side: EventRow['side'], formation: string | null): SideWire | null => {
    const men = rows.filter((row) => row.side === side);
    const cameOn = events.filter((event) => event.side === side && event.kind === 'substitution');
    return men.length === 0 ? null : mapSide(men, cameOn, formation);
  };
  return { home: of('home', match.homeFormation), away: of('away', match.awayFormation) };
}

function mapSide(men: LineUpRow[], cameOn: EventRow[], formation: string | null): SideWire {
  const starters = men.filter(({ line }) => line !== BENCH);
  const bench = men.filter(({ line }) => line === BENCH);
  const minuteOf = (man: { playerId: string }): string | null =>
    cameOn.find(({ playerId }) => playerId === man.playerId)?.minute ?? null;
  const lines = Map.groupBy(starters, ({ line }) => line);
  return {
    formation,
    lines: [...lines.values()].map((line) => line.map((man) => ({ ...manOf(man), captain: man.captain }))),
    bench: (bench.length > 0 ? bench : cameOn).map((man) => ({ ...manOf(man), minute: minuteOf(man) })),
    bench_complete: bench.length > 0,
  };
}

function manOf({ playerId, player, number }: LineUpRow | EventRow) {
  return { id: playerId, name: player, number: shirtNumber(number) };
}
