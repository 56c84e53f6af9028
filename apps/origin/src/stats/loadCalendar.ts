import { and, asc, eq, or } from 'drizzle-orm';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { calendarGroup, type GroupHead } from './calendarGroup.ts';
import { type Audience, mapMatchWire, mapTournamentWire } from './mapMatchWire.ts';
import { type SelectedMatch, selectMatches } from './selectMatches.ts';
import { selectTournament } from './selectTournament.ts';
import type { CalendarWire } from './standingsSchemas.ts';
import type { CalendarQuery } from './statsRequest.ts';

interface Group {
  head: GroupHead;
  matches: SelectedMatch[];
}

/** The matches of a tournament under headings, in the order of the first match of each. */
export async function loadCalendar(
  db: OriginDatabase,
  tournamentId: string,
  { by, stage_id: stageId, week, team_id: teamId }: CalendarQuery,
  { audience, timeZone, now }: { audience: Audience; timeZone: string; now: Date },
): Promise<CalendarWire> {
  const { tournament } = await selectTournament(db, tournamentId);
  const where = and(
    eq(matches.tournamentId, tournamentId),
    stageId === undefined ? undefined : eq(matches.stageId, stageId),
    week === undefined ? undefined : eq(matches.week, week),
    teamId === undefined ? undefined : or(eq(matches.homeId, teamId), eq(matches.awayId, teamId)),
  );
  const found = await selectMatches(db, where, { orderBy: asc(matches.kickOff) });
  const groups = groupMatches(found, (one) =>
    calendarGroup(by, one, { language: audience.language, timeZone }),
  );
  return {
    tournament: mapTournamentWire(tournament, audience.language),
    by,
    current: nearestGroup(groups, now),
    groups: groups.map(({ head, matches: held }) => ({
      ...head,
      matches: held.map((one) => mapMatchWire(one, audience)),
    })),
  };
}

function groupMatches(found: SelectedMatch[], headOf: (one: SelectedMatch) => GroupHead): Group[] {
  const groups = new Map<string, Group>();
  for (const one of found) {
    const head = headOf(one);
    const group = groups.get(head.key) ?? { head, matches: [] };
    group.matches.push(one);
    groups.set(head.key, group);
  }
  return [...groups.values()];
}

/** Where a match is being played or comes nearest to now. */
function nearestGroup(groups: Group[], now: Date): string | null {
  const distance = ({ match }: SelectedMatch): number =>
    match.status === 'playing' ? 0 : Math.abs(match.kickOff.getTime() - now.getTime());
  const near = groups.map((group) => ({
    key: group.head.key,
    away: Math.min(...group.matches.map(distance)),
  }));
  return (
    near.reduce<(typeof near)[number] | null>(
      (best, one) => (best === null || one.away < best.away ? one : best),
      null,
    )?.key ?? null
  );
}
