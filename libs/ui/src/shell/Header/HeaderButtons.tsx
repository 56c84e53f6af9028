import type { JSX } from 'react';
import styles from './HeaderButtons.module.css';
import { HeaderLink, type HeaderButton } from './HeaderLink';

export type HeaderButtonsProps = {
  /** Results (`headerResultsBtn`), on wide screens. */
  results?: HeaderButton | undefined;
  /** Default true. */
  showResults?: boolean | undefined;
  /** Trending (`urlTrending`), 90 px wide. Hidden first when space is short. */
  trending?: HeaderButton | undefined;
  /** Schedule (`scheduleUrl`), a ball icon. Hidden on the smallest phones. */
  schedule?: HeaderButton | undefined;
  /** Default true. */
  showSchedule?: boolean | undefined;
};

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
