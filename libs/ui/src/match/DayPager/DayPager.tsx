import type { JSX } from 'react';
import { deviceAttributes, jsOnlyClass, type Surface } from '../../device/deviceAttributes';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import { attributesOfChoice, type DayChoice } from '../DayCalendar/DayChoice';
import styles from './DayPager.module.css';

type Day = { href: string; text: string };

export type DayPagerProps = {
  previous: Day | null;
  /** The current day: "Hoy", "dom 5 jul". */
  current: string;
  next: Day | null;
  /** `null` on today's page. */
  today: Day | null;
  /** For a calendar of all days, which the page's listener opens. */
  choice?: DayChoice;
  labels: { nav: string; previous: string; next: string };
};

function Step({ day, label, side }: { day: Day; label: string; side: 'prev' | 'next' }): JSX.Element {
  return (
    <a className={styles[side]} href={day.href} rel={side}>
      <LineIcon box={12}>
        <path d={side === 'prev' ? 'm8 2-4 4 4 4' : 'm4 2 4 4-4 4'} />
      </LineIcon>
      <span className="srOnly">{label}: </span>
      {day.text}
    </a>
  );
}

function CalendarButton({ choice }: { choice: DayChoice }): JSX.Element {
  return (
    <button
      type="button"
      className={`${jsOnlyClass} ${styles['choose']}`}
      {...{ [deviceAttributes.action]: 'dayCalendar' satisfies Surface }}
      {...attributesOfChoice(choice)}
    >
      <span className="srOnly">{choice.labels.choose}</span>
      <LineIcon box={12} line={1}>
        <path d="M1 3h10v8H1zm0 2h10M4 1v2m4-2v2" />
      </LineIcon>
    </button>
  );
}

/** Links to the previous and next day. */
export function DayPager({ previous, current, next, today, choice, labels }: DayPagerProps): JSX.Element {
  return (
    <nav className={styles['pager']} aria-label={labels.nav}>
      {previous ? <Step day={previous} label={labels.previous} side="prev" /> : <span />}
      <p>
        <b>{current}</b>
        {choice ? <CalendarButton choice={choice} /> : null}
        {today ? <a href={today.href}>{today.text}</a> : null}
      </p>
      {next ? <Step day={next} label={labels.next} side="next" /> : <span />}
    </nav>
  );
}
