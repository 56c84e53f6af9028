import type { JSX } from 'react';
import styles from './HeaderButtons.module.css';
import { HeaderLink, type HeaderButton } from './HeaderLink';

export type HeaderButtonsProps = {
  /** The results (`headerResultsBtn`); nothing without a link. On wide screens. */
  results?: HeaderButton | undefined;
  /** Default true; `false` leaves the results out although there is a link. */
  showResults?: boolean | undefined;
  /** What is read most (`urlTrending`), 90 px wide. Where not all fit, on a narrow desk, this one goes. */
  trending?: HeaderButton | undefined;
  /** The schedule, behind a ball (`scheduleUrl`); nothing without a link, nor on the smallest phones. */
  schedule?: HeaderButton | undefined;
  /** Default true; `false` leaves the schedule out although there is a link. */
  showSchedule?: boolean | undefined;
};

/** The buttons at the end of the bar. */
export function HeaderButtons({
  results,
  showResults = true,
  trending,
  schedule,
  showSchedule = true,
}: HeaderButtonsProps): JSX.Element {
  return (
    <>
      {results && showResults ? <HeaderLink link={results} className={styles['results']} /> : null}
      {trending ? <HeaderLink link={trending} className={styles['trending']} /> : null}
      {schedule && showSchedule ? (
        <HeaderLink link={schedule} className={styles['schedule']}>
          <span className="srOnly">{schedule.text}</span>
        </HeaderLink>
      ) : null}
    </>
  );
}
