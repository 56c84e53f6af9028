import { DayPager } from '@cancha/ui/match/DayPager/DayPager';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import { ScorersBox } from '@cancha/blocks/tables/ScorersBox';
import { TableBox } from '@cancha/blocks/tables/TableBox';
import { ZoneNote } from '../matchList/ZoneNote';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { resultsTitle } from './dayWords';
import type { ResultsData } from './loadResultsPage';
import { MatchGroups } from './MatchGroups';
import { NoMatches } from './NoMatches';
import styles from './ResultsView.module.css';
import { ResultsWays } from './ResultsWays';
import { toDayPager } from './toDayPager';

type ResultsViewProps = { context: SiteContext; data: ResultsData };

/** The matches of a day, whose hours these are, and the way to other days. */
export function ResultsView({ context, data }: ResultsViewProps): JSX.Element {
  const { day, today, matches, asOf, table, scorers } = data;
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <Headline level={1} size="lead">
          {resultsTitle(day === today ? null : day, context)}
        </Headline>
        <p>
          <ZoneNote context={context} />
        </p>
        <ResultsWays context={context} />
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
