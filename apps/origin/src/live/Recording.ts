import type { lineUps, matches, matchEvents } from '../database/footballTables.ts';
import type { matchTimeline, MatchTimeline } from '@cancha/newsroom/facts/matchTimeline.ts';
import type { matchAsOf } from '../clock/matchAsOf.ts';

type MatchRow = typeof matches.$inferSelect;

/** Who played is known of every match that was recorded. */
export type MatchColumns = Omit<
  MatchRow,
  'recordedAt' | 'movedAt' | 'updatedAt' | 'homeId' | 'awayId' | 'homeOpen' | 'awayOpen'
> & { homeId: string; awayId: string };
export type EventColumns = typeof matchEvents.$inferSelect;
export type LineUpColumns = typeof lineUps.$inferSelect;

/** A row of the table of which it is known who plays. */
export type SidedRow = MatchRow & { homeId: string; awayId: string };

export const hasSides = (row: MatchRow): row is SidedRow => row.homeId !== null && row.awayId !== null;

/** A match as it was recorded to the end, at its own time. */
export type Recording = {
  readonly match: MatchColumns;
  readonly events: readonly EventColumns[];
  readonly lineUps: readonly LineUpColumns[];
};

/** What `matchTimeline` and `matchAsOf` want to know of it. */
export function asPlayed({
  match,
}: Recording): Parameters<typeof matchAsOf>[0] & Parameters<typeof matchTimeline>[1] {
  const { kickOff, status, homeScore, awayScore, homePenalties, lengthMinutes } = match;
  return { kickOff, status, homeScore, awayScore, homePenalties, extraTime: lengthMinutes === 120 };
}

/** The moment of the final whistle, in the data's time. */
export function endOf({ match }: Recording, timeline: Pick<MatchTimeline<EventColumns>, 'end'>): Date {
  return new Date(match.kickOff.getTime() + timeline.end);
}
