import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { DayStrip } from '@cancha/ui/match/DayStrip/DayStrip';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import { ScorersBox } from '@cancha/blocks/tables/ScorersBox';
import { TableBox } from '@cancha/blocks/tables/TableBox';
import { ZoneNote } from '../matchList/ReaderHours';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { resultsTitle } from './dayWords';
import type { ResultsData } from './loadResultsPage';
import { ResultsSections } from './ResultsSections';
import styles from './ResultsView.module.css';
import columns from '../entity/EntityPage.module.css';
import { toDayStrip } from './toDayStrip';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { noPicks } from '@cancha/stats/simulator/Picks';
import type { JSX } from 'react';
import { datedPath, resultsPath } from './datedPath';
import { simulatorPath } from '../simulator/simulatorPaths';
import { FollowedOrder } from '@cancha/site/device/FollowedOrder';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type ResultsProps = { context: SiteContext; data: ResultsData };
type ResultsViewProps = ResultsProps & { now: Date };

/** The matches of a day and of those around it, whose hours these are, and the way to other days. */
export function ResultsView({ context, data, now }: ResultsViewProps): JSX.Element {
  const { day, today, asOf, table, scorers } = data;
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
      <div className={styles['choices']}>
        <DayStrip {...toDayStrip(data, context)} />
        <CompetitionChips context={context} data={data} />
      </div>
      <FollowedOrder />
      <div className={columns['columns']}>
        <ResultsSections context={context} data={data} now={now} age={ageSince(asOf, now, context)} />
        <div className={columns['rail']}>
          <TableBox context={context} widget={table} />
          <ScorersBox context={context} widget={scorers} />
        </div>
      </div>
      <p className={`${styles['ways']} noPrint`}>
        <a href={buildPath(context.site, 'competitions', {})}>{context.t('competitionIndex.link')}</a>
      </p>
    </div>
  );
}

/** One competition or all of them, each an address. Nothing where there is one only. */
function CompetitionChips({ context: { site, t }, data }: ResultsProps): JSX.Element | null {
  const { day, today, only, tournaments } = data;
  if (tournaments.length < 2 && only === null) return null;
  const own = day === today ? null : day;
  const chip = (id: string | null, name: string) => ({
    ...{ name, href: resultsPath(site, own, id) },
    ...(id === only ? { current: true } : {}),
  });
  return (
    <TopicChips
      oneRow
      label={t('results.competitions')}
      topics={[
        chip(null, t('results.allCompetitions')),
        ...tournaments.map(({ id, name }) => chip(id, name)),
      ]}
    />
  );
}

/** From the results of a day to those of its week, and to all the matches of the World Cup where a site has them. */
function ResultsWays({ context: { site, t } }: { context: SiteContext }): JSX.Element {
  const calendar = hasPage(site, 'worldCupCalendar');
  const simulator = hasPage(site, 'simulator');
  return (
    <p className={`${styles['ways']} noPrint`}>
      <a href={datedPath('calendar', site, null)}>{t('results.byWeek')}</a>
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
