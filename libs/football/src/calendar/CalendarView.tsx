import { Breadcrumbs, type Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { DayPager } from '@cancha/ui/match/DayPager/DayPager';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import styles from '../agenda/AgendaView.module.css';
import { ZoneNote } from '../matchList/ZoneNote';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { addDays } from '@cancha/blocks/matches/addDays';
import { shortDay } from '../results/dayWords';
import { isInReach } from '../results/isInReach';
import { MatchGroups } from '../results/MatchGroups';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { calendarPath } from '../results/calendarPath';
import { calendarTitle } from './calendarTitle';
import type { CalendarData } from './loadCalendarPage';
import { weekOf } from './weekOf';

type CalendarViewProps = {
  context: SiteContext;
  data: CalendarData;
  crumbs: readonly Crumb[];
  now: Date;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The matches of a week, day by day, whose hours these are, and the way to other weeks. */
export function CalendarView({ context, data, crumbs, now }: CalendarViewProps): JSX.Element {
  const { t, format } = context;
  const age = ageSince(data.asOf, now, context);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <Breadcrumbs items={crumbs} label={t('breadcrumbs.label')} />
        <Headline level={1} size="lead">
          {calendarTitle(data, context)}
        </Headline>
        <p>
          <ZoneNote context={context} />
        </p>
      </header>
      <WeekPager context={context} data={data} />
      {data.days.length === 0 ? <NoWeek context={context} data={data} /> : null}
      {data.days.map(({ day, matches }) => (
        <section key={day} aria-labelledby={`dia-${day}`} className={styles['day']}>
          <Headline level={2} size="second" id={`dia-${day}`}>
            <time dateTime={day}>
              {day === data.today
                ? t('agenda.today', { day: shortDay(day, format) })
                : capital(shortDay(day, format))}
            </time>
          </Headline>
          <MatchGroups context={context} matches={matches} level={3} age={age} />
        </section>
      ))}
    </div>
  );
}

type WeekProps = Pick<CalendarViewProps, 'context' | 'data'>;

function WeekPager({ context, data: { from, to, today } }: WeekProps): JSX.Element {
  const { site, format, t } = context;
  const thisWeek = weekOf(today).from;
  const textOf = (monday: string) =>
    t('calendarPage.week', { from: shortDay(monday, format), to: shortDay(addDays(monday, 6), format) });
  const step = (monday: string) =>
    isInReach(monday, today)
      ? { href: calendarPath(site, monday === thisWeek ? null : monday), text: shortDay(monday, format) }
      : null;
  return (
    <DayPager
      previous={step(addDays(from, -7))}
      current={textOf(from)}
      next={step(addDays(to, 1))}
      today={from === thisWeek ? null : { href: calendarPath(site, null), text: t('calendarPage.toThis') }}
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
              href: calendarPath(site, near),
              text: t(after === null ? 'calendarPage.before' : 'calendarPage.after'),
            }
      }
    />
  );
}
