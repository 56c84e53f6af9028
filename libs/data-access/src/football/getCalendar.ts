import type { Calendar } from '@cancha/stats/tournament/Calendar';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { readList, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readMatchList } from './readMatches';
import { calendarGroupSchema, calendarSchema } from './tournament.wire';

export type CalendarArgs = {
  readonly tournamentId: string;
  /** A match without a week is grouped under its round. */
  readonly by?: 'week' | 'round' | 'date';
};

/** All matches in groups, or `null` for an unknown tournament. */
export async function getCalendar(
  api: Api,
  { tournamentId, by = 'week' }: CalendarArgs,
): Promise<Calendar | null> {
  const path = encodePath(['soccer', 'tournament', tournamentId, 'calendar']);
  if (path === null) return null;
  return api.get({ path, query: { by }, cacheKey: 'calendar', nullIfNotFound: true, read: readCalendar });
}

function readCalendar(body: unknown, issues: MapIssue[]): Calendar {
  const wire = readOne(calendarSchema, unwrapData(body), 'calendar');
  return {
    tournament: wire.tournament,
    current: wire.current,
    groups: readList(calendarGroupSchema, wire.groups, 'groups', issues).map((group) => ({
      key: group.key,
      label: group.label,
      stage: group.stage,
      week: group.week,
      matches: readMatchList(Array.isArray(group.matches) ? group.matches : [], issues),
    })),
  };
}
