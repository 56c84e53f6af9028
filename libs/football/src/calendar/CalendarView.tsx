import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { DayPager } from '@cancha/ui/match/DayPager/DayPager';
import type { JSX } from 'react';
import { ZoneNote } from '../matchList/ReaderHours';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { shiftDay } from '@cancha/blocks/matches/shiftDay';
import { ScreenView } from '@cancha/blocks/screen/ScreenView';
import { DaySection } from '../results/DaySection';
import { dayHeading, shortDay } from '../results/dayWords';
import { datedPath, isInReach } from '../results/datedPath';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { FollowedOrder } from '@cancha/site/device/FollowedOrder';
import type { CalendarData } from './loadCalendarPage';
import { weekOf } from '../matchList/weekOf';

type CalendarViewProps = {
  context: SiteContext;
  data: CalendarData;
  crumbs: readonly Crumb[];
  now: Date;
};

/** What a week of the calendar is called; this week is the calendar itself. */
export function calendarTitle(
  { from, to, today }: Pick<CalendarData, 'from' | 'to' | 'today'>,
  { t, format }: Pick<SiteContext, 't' | 'format'>,
): string {
  if (weekOf(today).from === from) return t('calendarPage.title');
  return t('calendarPage.titleOfWeek', { from: format.plainDay(from), to: format.plainDay(to) });
}

/** The matches of a week, day by day, and links to other weeks. */
export function CalendarView({ context, data, crumbs, now }: CalendarViewProps): JSX.Element {
  const { t, format } = context;
  const age = ageSince(data.asOf, now, context);
  const titleOf = (day: string) =>
    day === data.today ? t('agenda.today', { day: shortDay(day, format) }) : dayHeading(day, format);
  return (
    <ScreenView
      context={context}
      crumbs={crumbs}
      title={calendarTitle(data, context)}
      lead={<ZoneNote context={context} />}
    >
      <WeekPager context={context} data={data} />
      {data.days.length === 0 ? <NoWeek context={context} data={data} /> : null}
      <FollowedOrder />
      {data.days.map((one) => (
        <DaySection key={one.day} context={context} data={one} now={now} age={age} title={titleOf(one.day)} />
      ))}
    </ScreenView>
  );
}

type WeekProps = Pick<CalendarViewProps, 'context' | 'data'>;

function WeekPager({ context, data: { from, to, today } }: WeekProps): JSX.Element {
  const { site, format, t } = context;
  const thisWeek = weekOf(today).from;
  const textOf = (monday: string) =>
    t('calendarPage.week', { from: shortDay(monday, format), to: shortDay(shiftDay(monday, 6), format) });
  const step = (monday: string) =>
    isInReach(monday, today)
      ? {
          href: datedPath('calendar', site, monday === thisWeek ? null : monday),
          text: shortDay(monday, format),
        }
      : null;
  return (
    <DayPager
      previous={step(shiftDay(from, -7))}
      current={textOf(from)}
      next={step(shiftDay(to, 1))}
      today={
        from === thisWeek ? null : { href: datedPath('calendar', site, null), text: t('calendarPage.toThis') }
      }
      labels={{
        nav: t('calendarPage.weeks'),
        previous: t('calendarPage.previous'),
        next: t('calendarPage.next'),
      }}
    />
  );
}

/** A week without football, and the nearest that has some: what comes first. */
function NoWeek({ context: { site, t }, data: { before, after } }: WeekProps): JSX.Element {
  const near = after ?? before;
  return (
    <StateNote
      kind="empty"
      title={t('calendarPage.none')}
      action={
        near === null
          ? undefined
          : {
              href: datedPath('calendar', site, near),
              text: t(after === null ? 'calendarPage.before' : 'calendarPage.after'),
            }
      }
    />
  );
}
