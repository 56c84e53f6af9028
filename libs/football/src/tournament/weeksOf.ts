import type { Calendar } from '@cancha/stats/tournament/Calendar';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { mondayOf } from './chooseMatches';

/** The weeks of a calendar that have a match, each by its Monday. */
export function weeksOf(
  { groups }: Calendar,
  format: Pick<SiteContext['format'], 'day' | 'plainDay'>,
): { value: string; text: string }[] {
  const mondays = new Set(
    groups.flatMap(({ matches }) => matches.map(({ kickOff }) => mondayOf(format.day(kickOff)))),
  );
  return [...mondays].sort().map((monday) => ({ value: monday, text: format.plainDay(monday) }));
}
