import type { lineUps, matches, matchEvents } from '../database/footballTables.ts';
import type { Facts, LineUpFact, MatchFact } from '@cancha/newsroom/facts/factRecords.ts';
import type { Roster } from '@cancha/newsroom/facts/Roster.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { refereeId } from './refereeRows.ts';
import { venueRows } from './venueRows.ts';

const FULL_TIME = 14;

/** The line of those who sat on the bench; see the lines of `football_line_ups`. */
export const BENCH = -1;

export function matchRows(
  facts: Facts,
): (typeof matches.$inferInsert & { homeId: string; awayId: string })[] {
  const { idOf } = venueRows(facts);
  const venues = new Map(facts.venues.map((venue) => [venue.key, venue]));
  const formations = new Map(facts.lineUps.map((one) => [`${one.match} ${one.side}`, one.formation]));
  return facts.matches.map((match) => {
    const venue = match.venue === null ? undefined : venues.get(match.venue);
    return {
      id: statsId(match.key),
      key: match.key,
      tournamentId: statsId(match.tournament),
      stageId: match.stage === null ? null : statsId(match.stage),
      week: match.week,
      day: match.day,
      // Noon is the same day almost everywhere
      kickOff: new Date(match.utc ?? `${match.day}T12:00:00Z`),
      timeKnown: match.utc !== null,
      homeId: statsId(match.home),
      awayId: statsId(match.away),
      ...progressColumns(match),
      ...scoreColumns(match),
      venueId: match.venue === null ? null : idOf(match.venue),
      venueName: venue?.name ?? null,
      venueCity: venue?.city ?? match.city,
      refereeId: match.referee === null ? null : refereeId(match.referee),
      referee: match.referee,
      attendance: match.attendance,
      ground: match.ground,
      homeFormation: formations.get(`${match.key} home`) || null,
      awayFormation: formations.get(`${match.key} away`) || null,
    };
  });
}

function progressColumns(
  match: MatchFact,
): Pick<typeof matches.$inferInsert, 'status' | 'period'> & { lengthMinutes: number | null } {
  const { status, ninety, utc } = match;
  if (status !== 'played') return { status, period: null, lengthMinutes: null };
  // A source that has only the day says nothing of extra time either
  const lengthMinutes = ninety ? 120 : utc ? 90 : null;
  return { status, period: FULL_TIME, lengthMinutes };
}

function scoreColumns(match: MatchFact): Partial<Omit<typeof matches.$inferInsert, 'homeId' | 'awayId'>> {
  const { score, halfTime, penalties } = match;
  const fullTime = match.ninety ?? score;
  return {
    homeScore: score?.[0] ?? null,
    awayScore: score?.[1] ?? null,
    homeHalfTime: halfTime?.[0] ?? null,
    awayHalfTime: halfTime?.[1] ?? null,
    homeFullTime: fullTime?.[0] ?? null,
    awayFullTime: fullTime?.[1] ?? null,
    homePenalties: penalties?.[0] ?? null,
    awayPenalties: penalties?.[1] ?? null,
    shootOutWinner: match.shootOutWinner,
  };
}

export function eventRows(facts: Facts, roster: Roster): (typeof matchEvents.$inferInsert)[] {
  const byMatch = Map.groupBy(facts.events, ({ match }) => match);
  return [...byMatch].flatMap(([key, events]) =>
    events.map(({ match: _, ...event }, position) => ({
      matchId: statsId(key),
      position,
      ...event,
      playerId: roster.idIn({ match: key, ...event }),
      playerOffId: roster.idOfOff({ match: key, ...event }),
    })),
  );
}

/** The line-ups with the names of the squads. */
export function lineUpRows(facts: Facts, roster: Roster): (typeof lineUps.$inferInsert)[] {
  return facts.lineUps.flatMap((lineUp) =>
    [...starters(lineUp), ...benchOf(lineUp)].map(({ number, line }) => {
      const man = roster.manOf(lineUp, number);
      return {
        matchId: statsId(lineUp.match),
        side: lineUp.side,
        number,
        player: man.name,
        playerId: man.id,
        line,
        captain: number === lineUp.captain,
      };
    }),
  );
}

function starters({ lines }: LineUpFact): { number: number; line: number }[] {
  return lines.flatMap((numbers, line) => numbers.map((number) => ({ number, line })));
}

function benchOf({ bench }: LineUpFact): { number: number; line: number }[] {
  return (bench ?? []).map((number) => ({ number, line: BENCH }));
}
