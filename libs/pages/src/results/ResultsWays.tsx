import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { noPicks } from '@cancha/stats/simulator/Picks';
import type { JSX } from 'react';
import { simulatorPath } from '../simulator/simulatorPath';
import type { SiteContext } from '../site/SiteContext';
import styles from './ResultsView.module.css';

/** From the results of a day to all the matches of the World Cup, as far as the site has these pages. */
export function ResultsWays({ context: { site, t } }: { context: SiteContext }): JSX.Element | null {
  const calendar = hasPage(site, 'worldCupCalendar');
  const simulator = hasPage(site, 'simulator');
  if (!calendar && !simulator) return null;
  return (
    <p className={styles['ways']}>
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
