import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { noPicks } from '@cancha/stats/simulator/Picks';
import type { JSX } from 'react';
import { calendarPath } from './calendarPath';
import { simulatorPath } from '../simulator/simulatorPath';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './ResultsView.module.css';

/** From the results of a day to those of its week, and to all the matches of the World Cup where a site has them. */
export function ResultsWays({ context: { site, t } }: { context: SiteContext }): JSX.Element {
  const calendar = hasPage(site, 'worldCupCalendar');
  const simulator = hasPage(site, 'simulator');
  return (
    <p className={styles['ways']}>
      <a href={calendarPath(site, null)}>{t('results.byWeek')}</a>
      {calendar ? (
        <a href={buildPath(site, 'worldCupCalendar', {})}>{t('screens.worldCupCalendar')}</a>
      ) : null}
      {simulator ? (
        <a href={simulatorPath(site, noPicks)} rel="nofollow">
          {t('worldCup.simulate')}
        </a>
      ) : null}
    </p>
  );
}
