import type { Article } from '@cancha/data-access/content/Article';
import type { MatchMinute } from '@cancha/stats/match/MatchMinute';
import { minutesWithEvents } from '@cancha/stats/match/matchAtMinute';
import { Card } from '@cancha/ui/article/Card/Card';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { StatsBar } from '@cancha/ui/football/StatsBar/StatsBar';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { ReaderTimeSlot } from '@cancha/ui/match/ReaderTime/ReaderTimeSlot';
import { ScoreHead } from '@cancha/ui/match/ScoreHead/ScoreHead';
import type { JSX } from 'react';
import { matchParams } from '@cancha/blocks/matches/matchHref';
import { statsBarProps } from '../entity/statsBarProps';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { AdPlace } from '@cancha/site/ads/AdPlace';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toCard } from '@cancha/site/cards/toCard';
import { kickOffText } from './kickOffText';
import type { MatchCentre } from './loadMatchPage';
import { MatchMoment } from './MatchMoment';
import { MatchPart, matchParts } from './MatchParts';
import type { MatchTab } from './matchPlace';
import styles from './MatchView.module.css';
import { matchName } from './matchWords';
import { toFigures } from './toFigures';
import { toScoreHead } from './toScoreHead';

export type MatchViewProps = {
  context: SiteContext;
  /** As it is, or as it was at `minute`. */
  centre: MatchCentre;
  minute: MatchMinute | null;
  /** All that happened, whatever the minute. */
  allEvents: MatchCentre['events'];
  tab: MatchTab;
  paths: Record<MatchTab, string>;
  news: readonly Article[];
  now: Date;
};

const newsShown = 4;

export function MatchView(props: MatchViewProps): JSX.Element {
  const { context, centre, minute, allEvents, tab, paths, now } = props;
  const { t, format } = context;
  const { match, asOf } = centre;
  const age = minute ? null : ageSince(asOf, now, context);
  const kickOff = kickOffText(match, now, context);
  const name = matchName(match, context);
  const slots = context.brandConfig.ads?.slots.match ?? {};
  const isMoment = minute !== null;
  const known = { context, centre, path: paths.match, isMoment };
  const lineUps = matchParts.lineUps(known);
  const statistics = matchParts.statistics(known);
  // No tab promises figures that its page does not have.
  const tabNames = hasFigures(centre, context) ? {} : { match: t('matchPage.label') };
  return (
    <>
      <ScoreHead {...toScoreHead(match, context, now, { age, minute })} />
      <div className="wrap">
        <StatsBar
          {...statsBarProps(tab, { name, ...matchParams(match) }, t('matchPage.label'), context, tabNames)}
        />
      </div>
      <div className={`wrap ${styles['page']}`}>
        <p className={styles['when']}>
          <span>
            {kickOff.text} {kickOff.isTimeKnown ? <ReaderTimeSlot at={match.kickOff.toISOString()} /> : null}
          </span>
          {match.state === 'live' && minute === null && asOf !== null ? (
            <span data-part="asOf">{t('matchPage.asOf', { time: format.time(new Date(asOf)) })}</span>
          ) : null}
        </p>
        {minute ? (
          <MatchMoment
            context={context}
            path={paths.match}
            minute={minute}
            told={minutesWithEvents(allEvents)}
          />
        ) : null}
        <AdPlace context={context} placement={slots.top} id="match-top" />
        {tab === 'match' ? (
          <div className={styles['columns']} {...(lineUps || statistics ? { 'data-beside': '' } : {})}>
            <div>
              <MatchPart name="timeline" isMoment={isMoment}>
                {matchParts.timeline(known)}
              </MatchPart>
              <MatchPart name="facts" isMoment={isMoment}>
                {matchParts.facts(known)}
              </MatchPart>
            </div>
            <div>
              <MatchPart name="lineUps" isMoment={isMoment}>
                {lineUps}
              </MatchPart>
              <MatchPart name="statistics" isMoment={isMoment}>
                {statistics}
              </MatchPart>
            </div>
          </div>
        ) : null}
        <AdPlace context={context} placement={slots.end} id="match-end" turn={1} />
        <MatchNews {...props} />
      </div>
    </>
  );
}

const hasFigures = ({ statistics }: MatchCentre, context: SiteContext): boolean =>
  toFigures(statistics, context).length > 0;

/** A few below the match, all of them on their own page. */
function MatchNews({ context, centre, news, tab, paths }: MatchViewProps): JSX.Element | null {
  const { t } = context;
  const isPage = tab === 'matchNews';
  if (news.length === 0) {
    return isPage ? (
      <StateNote
        kind="empty"
        title={t('matchPage.noNews')}
        action={{
          href: paths.match,
          text: t(hasFigures(centre, context) ? 'matchPage.toStatistics' : 'matchPage.wholeMatch'),
        }}
      />
    ) : null;
  }
  const shown = isPage ? news : news.slice(0, newsShown);
  return (
    <section>
      <SectionHead
        title={t('matchPage.news')}
        more={isPage ? undefined : { href: paths.matchNews, text: t('matchPage.moreNews') }}
      />
      <CardGrid>
        {shown.map((article) => (
          <Card key={article.id} article={toCard(article, context)} kind="tile" level={3} />
        ))}
      </CardGrid>
    </section>
  );
}
