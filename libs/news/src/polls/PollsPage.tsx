import type { Metadata } from 'next';
import type { JSX } from 'react';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { PageShell } from '@cancha/site/shell/PageShell';

import { LivePolls } from './LivePolls.client';
import { loadPolls } from './loadPolls';
import { toPollData } from './PollData';
import { pollId, PollsView } from './PollsView';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type PollsPageProps = { params: Promise<{ site: string }> };

const address = routeAddress('polls', {}, { sharedWith: 'family' });

const load = pageLoader(loadPolls);

export const pollsRoute = pageRoute({
  name: 'polls',
  file: 'polls',
  check: load.check,
  sitemap: async (context) => (await loadPolls(context)).length > 0,
});

/** What readers are asked, and what they answered. */
export async function PollsPage({ params }: PollsPageProps): Promise<JSX.Element> {
  const [context, polls] = await load(params);
  const crumbs = screenCrumbs(context.t('screens.polls'), context);
  const open = polls.flatMap((poll, i) => (poll.isOpen ? [toPollData(poll, pollId(i), 2, context)] : []));
  return (
    <PageShell
      context={context}
      path={address.on(context.site)}
      head={
        <>
          <StructuredData data={[breadcrumbJsonLd(crumbs, context.site)]} />
          {open.length > 0 ? <LivePolls polls={open} /> : null}
        </>
      }
    >
      <PollsView context={context} polls={polls} crumbs={crumbs} />
    </PageShell>
  );
}

export async function generatePollsMetadata({ params }: PollsPageProps): Promise<Metadata> {
  const [context, polls] = await load(params);
  const { brandConfig, t } = context;
  return {
    title: t('screens.polls'),
    description: t('pollsPage.description', { brand: brandConfig.name }),
    ...pageHead(context, address, 'page'),
    // Nothing asked is nothing to be found.
    ...(polls.length === 0 ? { robots: hidden } : {}),
  };
}
