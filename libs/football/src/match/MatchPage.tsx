import { buildPath } from '@cancha/routing/buildPath';
import type { Match } from '@cancha/stats/match/Match';
import { eventsUntil, matchAtMinute } from '@cancha/stats/match/matchAtMinute';
import { formatMatchMinute, type MatchMinute } from '@cancha/stats/match/MatchMinute';
import { ReaderTime } from '@cancha/ui/match/ReaderTime/ReaderTime.client';
import { missing, type Route } from '@cancha/site/routes/Route';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { matchParams } from '@cancha/blocks/matches/matchHref';
import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { liveMatchSource } from '@cancha/blocks/liveMatches/livePaths';
import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { PageShell } from '@cancha/site/shell/PageShell';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { MadeFrom } from '@cancha/site/staticHtml/HtmlCache';
import { minuteOf } from '@cancha/site/staticHtml/minuteOf';
import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';
import { loadMatchCentre, loadMatchNews, type MatchCentre } from './loadMatchPage';
import { matchPlace, minuteHref, readMatchPlace, type MatchPlace, type MatchTab } from './matchPlace';
import { matchPicturePath } from './matchPicturePath';
import { MatchView } from './MatchView';
import { matchName, matchWords } from './matchWords';
import { toldOf } from './toldOf';
import { sportsEventLd } from './sportsEventLd';
import { missingPage, movedPage } from '@cancha/site/routes/pageErrors';
import { pageLoader } from '@cancha/site/routes/pageLoader';

/** Id, slug, tab and minute. One parameter: each level of the internal path costs a render of its own. */
type MatchPageProps = { params: Promise<{ site: string; match: string[] }> };

type Loaded = { place: MatchPlace; whole: MatchCentre; centre: MatchCentre };

const load = pageLoader(async (context, params: Awaited<MatchPageProps['params']>): Promise<Loaded> => {
  const place = readMatchPlace(params.match) ?? missingPage();
  const whole = (await loadMatchCentre(context, place.id)) ?? missingPage();
  const { match } = whole;
  const { slug } = matchParams(match);
  const path = pathOf(match, place.tab, context);
  // The id decides; an address with another slug leads to the one there is.
  if (place.slug !== slug)
    movedPage(place.minute ? minuteHref(path, place.minute, context.site.language) : path);
  if (!place.minute) return { place, whole, centre: whole };
  return { place, whole, centre: centreAt(whole, place.minute) ?? movedPage(path, 307) };
});

const matchRouteOf = (name: MatchTab): Route => ({
  name,
  file: 'match/[...match]',
  kind: 'page',
  resolve: ({ match, search, site }) =>
    match?.name === name ? (matchPlace(site, match, search) ?? missing) : null,
  check: load.check,
});

export const matchRoute = matchRouteOf('match');
export const matchNewsRoute = matchRouteOf('matchNews');

const pathOf = (match: Match, tab: MatchTab, { site }: Pick<SiteContext, 'site'>): string =>
  buildPath(site, tab, matchParams(match));

/** `null` where there is no such moment: before the kick-off, of a match of which nothing is told, in the future. */
function centreAt(whole: MatchCentre, minute: MatchMinute): MatchCentre | null {
  const { match, events } = whole;
  if (match.state !== 'finished' && match.state !== 'live') return null;
  if (events.length === 0 || (match.state === 'live' && minute.minute > (match.minute ?? 0))) return null;
  return { ...whole, match: matchAtMinute(match, events, minute), events: eventsUntil(events, minute) };
}

export async function MatchPage({ params }: MatchPageProps): Promise<JSX.Element> {
  const [context, { place, whole, centre }] = await load(params);
  const { tab, minute } = place;
  const { site, t } = context;
  const news = await loadMatchNews(context, whole.match);
  const now = new Date();
  const paths = {
    match: pathOf(whole.match, 'match', context),
    matchNews: pathOf(whole.match, 'matchNews', context),
  };
  const picture = matchPicturePath(site, whole.match);
  const name = matchName(whole.match, context);
  const { match, events, lineUps, statistics, around, asOf } = whole;
  const madeFrom: MadeFrom = [
    match,
    ...[
      events,
      lineUps,
      statistics,
      around.table,
      around.home,
      around.away,
      news.list,
      tab,
      minute && formatMatchMinute(minute),
    ],
    // Of when the score is, is told while it may change.
    ...[match.state === 'live' ? asOf : null, ageSince(asOf, now, context), minuteOf(now), context],
  ];
  const shown = { matches: [whole.match], asOf: whole.asOf };
  const head = (
    <>
      <ShareTags
        context={context}
        {...matchWords(whole.match, tab, context)}
        path={paths[tab]}
        picture={{ src: picture, width: 1200, height: 630 }}
        alt={name}
      />
      <StructuredData data={[sportsEventLd(whole.match, { site, name, path: paths.match, picture })]} />
      {/* Also beside a minute of it, from which a link leads to the match as it is without leaving the page. */}
      <LiveMatches
        context={context}
        shown={[shown]}
        now={now}
        own={{ source: liveMatchSource(site, whole.match), told: toldOf(whole, context, now) }}
      />
      <ReaderTime
        siteZone={site.timeZone}
        locale={site.formatLocale}
        hourStyle={site.hourStyle}
        text={t('liveMatches.readerTime', { time: '{time}', zone: '{zone}' })}
      />
    </>
  );
  return (
    <PageShell context={context} path={paths[tab]} head={head} ads live>
      <StaticHtml from={madeFrom}>
        <MatchView
          {...{ context, centre, minute, tab, paths, now }}
          news={news.articles}
          allEvents={whole.events}
        />
      </StaticHtml>
    </PageShell>
  );
}

export async function generateMatchMetadata({ params }: MatchPageProps): Promise<Metadata> {
  const [context, { place, whole }] = await load(params);
  const { tab, minute } = place;
  return {
    ...matchWords(whole.match, tab, context),
    ...pageHead(context, routeAddress(tab, matchParams(whole.match), { sharedWith: 'family' }), 'page'),
    // A moment is a part of the match, which is what search engines are to find.
    ...(minute ? { robots: hidden } : {}),
  };
}
