import { buildPath } from '@cancha/routing/buildPath';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { MatchesStrip } from '@cancha/blocks/matches/MatchesStrip';
import { pageHead } from '@cancha/site/head/pageHead';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { LiveMatches, shownOf } from '@cancha/blocks/liveMatches/LiveMatches';
import { PageShell } from '@cancha/site/shell/PageShell';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { minuteOf } from '@cancha/site/staticHtml/minuteOf';
import { HomeTags } from './HomeTags';
import { HomeView } from './HomeView';
import { loadHomePage } from './loadHomePage';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type HomePageProps = { params: Promise<{ site: string }> };

const load = pageLoader(loadHomePage);

export const homeRoute = pageRoute({ name: 'home', file: 'home', check: load.check });

export async function HomePage({ params }: HomePageProps): Promise<JSX.Element> {
  const [context, data] = await load(params);
  const now = new Date();
  const path = buildPath(context.site, 'home', {});
  return (
    <PageShell
      context={context}
      path={path}
      highlights
      ads
      head={
        <>
          <HomeTags context={context} data={data} path={path} />
          <LiveMatches context={context} shown={[shownOf(data.matches, data.matches)]} now={now} />
        </>
      }
      strips={<MatchesStrip context={context} matches={data.matches} now={now} />}
      from={[
        context,
        ...[data.articles, data.mostRead, data.table, data.scorers, minuteOf(now)],
        ...data.lists.flatMap(({ articles, people }) => [articles, people]),
      ]}
    >
      <HomeView context={context} data={data} now={now} />
    </PageShell>
  );
}

export async function generateHomeMetadata({ params }: HomePageProps): Promise<Metadata> {
  const context = await getSiteContext((await params).site);
  const { brandConfig } = context;
  return {
    title: { absolute: `${brandConfig.shortName} | ${brandConfig.tagline}` },
    description: brandConfig.description,
    ...pageHead(context, routeAddress('home', {}, { sharedWith: 'family' }), 'news'),
  };
}
