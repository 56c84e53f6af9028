import { buildPath } from '@cancha/routing/buildPath';
import { withChoice } from '@cancha/routing/footballQuery';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { Round } from '@cancha/stats/tournament/toRounds';
import type { DayPagerProps } from '@cancha/ui/match/DayPager/DayPager';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { CalendarView } from './chooseMatches';
import { roundSlug, roundTitle } from './roundTitle';

type Paged = Exclude<CalendarView, { kind: 'none' }>;

/** From round to round, or from week to week, by real links. */
export function toCalendarPager(view: Paged, tournament: Tournament, context: SiteContext): DayPagerProps {
  return view.kind === 'round' ? ofRounds(view, tournament, context) : ofWeeks(view, tournament, context);
}

function ofRounds(
  { round, previous, next, current }: Extract<Paged, { kind: 'round' }>,
  tournament: Tournament,
  { site, t }: SiteContext,
): DayPagerProps {
  const path = buildPath(site, 'tournamentCalendar', entityParams(tournament));
  const step = (to: Round | null) =>
    to && {
      // What is on has the address without a round.
      href: to === current ? path : withChoice(path, 'round', roundSlug(to), site.language),
      text: roundTitle(to),
    };
  return {
    previous: step(previous),
    current: roundTitle(round),
    next: step(next),
    today: round === current ? null : { href: path, text: t('tournament.currentRound') },
    labels: {
      nav: t('tournament.rounds'),
      previous: t('tournament.previousRound'),
      next: t('tournament.nextRound'),
    },
  };
}

function ofWeeks(
  { from, to, previous, next }: Extract<Paged, { kind: 'week' }>,
  tournament: Tournament,
  { site, t, format }: SiteContext,
): DayPagerProps {
  const path = buildPath(site, 'tournamentCalendar', entityParams(tournament));
  // Noon: a day without an hour is the same day in every zone served.
  const short = (day: string) => format.shortDate(new Date(`${day}T12:00:00Z`));
  const step = (day: string | null) =>
    day === null ? null : { href: withChoice(path, 'week', day, site.language), text: short(day) };
  return {
    previous: step(previous),
    current: t('tournament.weekSpan', { from: short(from), to: short(to) }),
    next: step(next),
    today: null,
    labels: {
      nav: t('tournament.weeks'),
      previous: t('tournament.previousWeek'),
      next: t('tournament.nextWeek'),
    },
  };
}
