import { DayPager } from '@cancha/ui/match/DayPager/DayPager';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import { calendarPath } from '../calendar/calendarPath';
import { ScorersBox } from '../football/ScorersBox';
import { TableBox } from '../football/TableBox';
import { ageSince } from '../live/scoreAge';
import type { SiteContext } from '../site/SiteContext';
import { resultsTitle } from './dayWords';
import type { ResultsData } from './loadResultsPage';
import { MatchGroups } from './MatchGroups';
import { NoMatches } from './NoMatches';
import styles from './ResultsView.module.css';
import { toDayPager } from './toDayPager';

type ResultsViewProps = { context: SiteContext; data: ResultsData };

/** The matches of a day, whose hours these are, and the way to other days. */
export function ResultsView({ context, data }: ResultsViewProps): JSX.Element {
  const { site, profile, t } = context;
  const { day, today, matches, asOf, table, scorers } = data;
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <Headline level={1} size="lead">
          {resultsTitle(day === today ? null : day, context)}
        </Headline>
        <p>{t('results.zone', { zone: profile.zoneName })}</p>
        <p className={styles['ways']}>
          <a href={calendarPath(site, null)}>{t('results.byWeek')}</a>
        </p>
      </header>
      <DayPager {...toDayPager(day, today, context)} />
      <div className={styles['columns']}>
        {matches.length > 0 ? (
          <MatchGroups
            context={context}
            matches={matches}
            level={2}
            age={ageSince(asOf, new Date(), context)}
          />
        ) : (
          <NoMatches context={context} data={data} />
        )}
        <div className={styles['rail']}>
          <TableBox context={context} widget={table} />
          <ScorersBox context={context} widget={scorers} />
        </div>
      </div>
    </div>
  );
}
