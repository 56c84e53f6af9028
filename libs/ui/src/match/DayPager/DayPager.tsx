import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './DayPager.module.css';

type Day = { href: string; text: string };

export type DayPagerProps = {
  previous: Day | null;
  /** The current day: "Hoy", "dom 5 jul". */
  current: string;
  next: Day | null;
  /** `null` on today's page. */
  today: Day | null;
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

/** Links to the previous and next day. */
export function DayPager({ previous, current, next, today, labels }: DayPagerProps): JSX.Element {
  return (
    <nav className={styles['pager']} aria-label={labels.nav}>
      {previous ? <Step day={previous} label={labels.previous} side="prev" /> : <span />}
      <p>
        <b>{current}</b>
        {today ? <a href={today.href}>{today.text}</a> : null}
      </p>
      {next ? <Step day={next} label={labels.next} side="next" /> : <span />}
    </nav>
  );
}
