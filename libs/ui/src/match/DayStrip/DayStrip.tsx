import type { JSX } from 'react';
import { deviceAttributes, jsOnlyClass, type Surface } from '../../device/deviceAttributes';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import { attributesOfChoice, type DayChoice } from '../DayCalendar/DayChoice';
import styles from './DayStrip.module.css';

export type StripDay = {
  /** `2026-07-05` */
  day: string;
  href: string;
  /** "dom" over "5". */
  weekday: string;
  date: string;
  /** "Día siguiente: lun 6 julio, con partidos". */
  label: string;
  hasMatches: boolean;
  /** The day before or after the one of the page. */
  rel?: 'prev' | 'next';
};

export type DayStripProps = {
  days: readonly StripDay[];
  /** The day of the page. */
  current: string;
  /** `null` on the page of today. */
  today: { href: string; text: string } | null;
  /** For a calendar of all days, which the page's listener opens. */
  choice: DayChoice;
  label: string;
};

function Day({ day, isCurrent }: { day: StripDay; isCurrent: boolean }): JSX.Element {
  const { href, weekday, date, label, hasMatches, rel } = day;
  return (
    <a
      className={styles['day']}
      href={href}
      aria-label={label}
      {...(rel ? { rel } : {})}
      {...(isCurrent ? { 'aria-current': 'date' } : {})}
      {...(hasMatches ? { 'data-matches': '' } : {})}
    >
      <span>{weekday}</span> <b>{date}</b>
    </a>
  );
}

/** Days in a row, with a dot where there are matches, and the way to a calendar of all days. */
export function DayStrip({ days, current, today, choice, label }: DayStripProps): JSX.Element {
  return (
    <nav className={styles['strip']} aria-label={label}>
      <div className={styles['days']}>
        {days.map((day) => (
          <Day key={day.day} day={day} isCurrent={day.day === current} />
        ))}
      </div>
      {today ? (
        <a className={styles['today']} href={today.href}>
          {today.text}
        </a>
      ) : null}
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
    </nav>
  );
}
