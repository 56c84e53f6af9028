import { buildPath } from '@cancha/routing/buildPath';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { MatchesStrip } from '../football/MatchesStrip';
import { PageShell } from '../shell/PageShell';
import { TopicsStrip } from '../shell/TopicsStrip';
import { getSiteContext } from '../site/SiteContext';
import { Static } from '../static/Static';
import { HomeView } from './HomeView';
import { loadHomePage } from './loadHomePage';

type HomePageProps = { params: Promise<{ site: string }> };

export async function HomePage({ params }: HomePageProps): Promise<JSX.Element> {
  const context = await getSiteContext((await params).site);
  const data = await loadHomePage(context);
  const now = new Date();
  const path = buildPath(context.site, 'home', {});
  const strips = (
    <>
      <MatchesStrip context={context} matches={data.matches} now={now} />
      <Static>
        <TopicsStrip context={context} tags={data.tags} path={path} />
      </Static>
    </>
  );
  return (
    <PageShell context={context} path={path} strips={strips}>
      <HomeView context={context} data={data} now={now} />
    </PageShell>
  );
}

export async function generateHomeMetadata({ params }: HomePageProps): Promise<Metadata> {
  const { site, profile } = await getSiteContext((await params).site);
  return {
    title: { absolute: `${profile.shortName} | ${profile.tagline}` },
    description: profile.description,
    alternates: { canonical: buildPath(site, 'home', {}) },
  };
}
