import type { Match } from '@cancha/stats/match/Match';
import type { Calendar } from '@cancha/stats/tournament/Calendar';
import { toRounds, type Round } from '@cancha/stats/tournament/toRounds';
import { mondayOf, weekOf } from '../matchList/weekOf';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { CalendarChoice } from './calendarChoice';
import { roundSlug } from './roundTitle';

export type CalendarView =
  | { kind: 'round'; round: Round; previous: Round | null; next: Round | null; current: Round | null }
  | {
      kind: 'week';
      /** Its Monday and its Sunday. */
      from: string;
      to: string;
      matches: readonly Match[];
      previous: string | null;
      next: string | null;
    }
  /** A competition without a match. */
  | { kind: 'none' };

/** What the calendar shows; `null` for a round it does not have and a week outside of it. */
export function chooseMatches(
  calendar: Calendar,
  choice: CalendarChoice,
  format: Pick<SiteContext['format'], 'day'>,
): CalendarView | null {
  const rounds = toRounds(calendar);
  if (choice.kind === 'week') return matchesOfWeek(rounds, choice.day, (at) => format.day(at));
  const current = rounds.find(({ isCurrent }) => isCurrent) ?? rounds.at(-1) ?? null;
  if (choice.kind === 'current' && current === null) return { kind: 'none' };
  const round =
    choice.kind === 'current' ? current : rounds.find((candidate) => roundSlug(candidate) === choice.slug);
  if (!round) return null;
  const at = rounds.indexOf(round);
  return { kind: 'round', round, previous: rounds[at - 1] ?? null, next: rounds[at + 1] ?? null, current };
}

function matchesOfWeek(
  rounds: readonly Round[],
  asked: string,
  dayOf: (at: Date) => string,
): CalendarView | null {
  const { from, to } = weekOf(asked);
  const all = rounds
    .flatMap(({ matches }) => matches.map((match) => ({ match, day: dayOf(match.kickOff) })))
    .sort((a, b) => a.match.kickOff.getTime() - b.match.kickOff.getTime());
  const [first, last] = [all[0]?.day, all.at(-1)?.day];
  if (first === undefined || last === undefined || to < first || from > last) return null;
  // The neighbours are the nearest weeks that have a match: a winter break is not paged through.
  const before = all.findLast(({ day }) => day < from);
  const after = all.find(({ day }) => day > to);
  return {
    kind: 'week',
    from,
    to,
    matches: all.flatMap(({ match, day }) => (day >= from && day <= to ? [match] : [])),
    previous: before ? mondayOf(before.day) : null,
    next: after ? mondayOf(after.day) : null,
  };
}
