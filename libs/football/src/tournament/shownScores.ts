import type { Bracket } from '@cancha/stats/tournament/Bracket';
import type { Calendar } from '@cancha/stats/tournament/Calendar';
import { shownOf, type ShownMatches } from '@cancha/blocks/liveMatches/LiveMatches';

/** The matches of a calendar, as the stats API gave it. */
export const shownInCalendar = (calendar: Calendar | null): ShownMatches =>
  shownOf(
    calendar,
    (calendar?.groups ?? []).flatMap(({ matches }) => matches),
  );

/** The matches of knock-out rounds, as the stats API gave them. */
export const shownInBracket = (bracket: Bracket | null): ShownMatches =>
  shownOf(
    bracket,
    (bracket?.rounds ?? []).flatMap(({ matches }) => matches.map(({ match }) => match)),
  );
