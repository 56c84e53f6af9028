import type { Article } from '@cancha/data-access/content/Article';
import type { MatchMinute } from '@cancha/stats/match/MatchMinute';
import { minutesWithEvents } from '@cancha/stats/match/matchAtMinute';
import { Card } from '@cancha/ui/article/Card/Card';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { StatsBar } from '@cancha/ui/football/StatsBar/StatsBar';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { ScoreHead } from '@cancha/ui/match/ScoreHead/ScoreHead';
import { KickOff } from '@cancha/ui/match/ScoreHead/KickOff';
import { Verdict } from '@cancha/ui/match/ScoreHead/Verdict';
import type { JSX } from 'react';
import { isToBeWatched } from '@cancha/blocks/liveMatches/LiveMatches';
import { matchParams } from '@cancha/blocks/matches/matchHref';
import { statsBarProps } from '../entity/statsBarProps';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { AdPlace } from '@cancha/site/ads/AdPlace';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toCard } from '@cancha/site/cards/toCard';
import type { MatchCentre } from './loadMatchPage';
import { MatchMoment } from './MatchMoment';
import { MatchPart, matchParts, partPlace, type MatchPartName, type MatchPartsProps } from './MatchParts';
import type { MatchTab } from './matchPlace';
import styles from './MatchView.module.css';
import { matchName } from './matchWords';
import { toFigures } from './toFigures';
import { toKickOff } from './toKickOff';
import { toScoreHead } from './toScoreHead';
import { toTimeline } from './toTimeline';

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

/** What stands beside the story of a match. */
const besides = ['lineUps', 'statistics', 'table'] as const;

export function MatchView(props: MatchViewProps): JSX.Element {
  const { context, centre, minute, allEvents, tab, paths, news, now } = props;
  const { t, format } = context;
  const { match, asOf } = centre;
  const age = minute ? null : ageSince(asOf, now, context);
  const name = matchName(match, context);
  const slots = context.brandConfig.ads?.slots.match ?? {};
  const isMoment = minute !== null;
  const known = { context, centre, path: paths.match, isMoment, now };
  const isAhead = match.state === 'scheduled';
  const kickOff = isMoment ? null : toKickOff(match, now, context);
  // No tab promises figures that its page does not have.
  const tabNames = hasFigures(centre, context) ? {} : { match: t('matchPage.label') };
  const bar = statsBarProps(tab, { name, ...matchParams(match) }, t('matchPage.label'), context, tabNames);
  // A tab alone leads nowhere.
  const hasTabs = news.length > 0 || tab === 'matchNews';
  return (
    <>
      <ScoreHead
        {...toScoreHead(match, context, now, { age, minute })}
        isSoon={isAhead && isToBeWatched(match, now)}
        kickOff={kickOff && <KickOff {...kickOff} />}
        verdict={
          <Verdict isFinal={isMoment || match.state === 'finished'}>{matchParts.verdict(known)}</Verdict>
        }
        axis={<div {...partPlace('axis', isMoment)}>{matchParts.axis(known)}</div>}
      />
      {hasTabs ? (
        <div className="wrap">
          <StatsBar {...bar} />
        </div>
      ) : null}
      <div className={`wrap ${styles['page']}`}>
        <p className={styles['when']}>
          <span {...partPlace('when', isMoment)}>{matchParts.when(known)}</span>
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
        {tab === 'match' ? <MatchColumns {...known} /> : null}
        <AdPlace context={context} placement={slots.end} id="match-end" turn={1} />
        <MatchNews {...props} />
      </div>
    </>
  );
}

/** The story of a match, and what stands beside it. */
function MatchColumns(known: MatchPartsProps): JSX.Element {
  const { context, centre, path, isMoment } = known;
  const { match, events } = centre;
  const isAhead = match.state === 'scheduled';
  const mayGrow = !isMoment && (isAhead || match.state === 'live');
  const rows = mayGrow ? { rows: toTimeline(match, events, path, context).length } : {};
  const beside = besides.map((of) => [of, matchParts[of](known)] as const);
  const hasMore = beside.some(([, part]) => part !== null);
  const part = (of: MatchPartName, room = {}) => (
    <MatchPart name={of} isMoment={isMoment} {...room}>
      {matchParts[of](known)}
    </MatchPart>
  );
  return (
    <div className={styles['columns']} {...(hasMore ? { 'data-beside': '' } : {})}>
      <div>
        {/* Who has it open at the kick-off keeps what is being read; what happens comes below. */}
        {isAhead ? part('before') : null}
        {part('shootOut')}
        {part('timeline', rows)}
        {hasMore ? null : part('facts')}
      </div>
      <div>
        {beside.map(([of, children]) => (
          <MatchPart key={of} name={of} isMoment={isMoment}>
            {children}
          </MatchPart>
        ))}
        {hasMore ? part('facts') : null}
      </div>
    </div>
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
    <section {...(isPage ? {} : { className: 'noPrint' })}>
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
