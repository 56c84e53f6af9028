import { buildPath } from '@cancha/routing/buildPath';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { hidden } from '@cancha/site/head/pageRobots';
import { PageShell } from '@cancha/site/shell/PageShell';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { answerVote } from './answerVote';
import { currentPoll } from './loadPolls';
import { pollAction, resolvePollResult, voteOutcomes, type VoteOutcomeKind } from './pollPaths';
import styles from './PollsView.module.css';
import { SitePoll } from './SitePoll';
import { movedPage } from '@cancha/site/routes/pageErrors';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';

type PollResultPageProps = { params: Promise<{ site: string; outcome: string; path?: string[] }> };

const file = 'poll/[outcome]/[[...path]]';

/** Where votes are posted. Whoever comes here by the address is led to the polls. */
export const pollRoute = endpointRoute({
  name: 'poll',
  file,
  resolve: ({ site, pathname }) => (pathname === pollAction(site) ? 'poll/none' : null),
  answerPost: answerVote,
  async check({ site: id }: { site: string }) {
    movedPage(buildPath((await getSiteContext(id)).site, 'polls', {}), 307);
  },
});

export const pollResultRoute = endpointRoute({
  name: 'pollResult',
  file,
  resolve: ({ site, pathname, search }) => resolvePollResult(site, pathname, search),
});

const kindOf = (outcome: string): VoteOutcomeKind =>
  voteOutcomes.find((name) => name === outcome) ?? 'failure';

/** What came of a vote that was sent without JavaScript, and the poll as it stands with it. */
export async function PollResultPage({ params }: PollResultPageProps): Promise<JSX.Element> {
  const { site: id, outcome, path: segments = [] } = await params;
  const kind = kindOf(outcome);
  const context = await getSiteContext(id);
  const { site, t } = context;
  const path = `/${segments.map((segment) => decodeURIComponent(segment)).join('/')}`;
  const poll = await currentPoll(path, context);
  return (
    <PageShell context={context} path="">
      <div className={`wrap ${styles['result']}`}>
        <Headline level={1} size="lead">
          {t(`pollsPage.${kind}`)}
        </Headline>
        {kind === 'failure' ? <p>{t('pollsPage.failureHint')}</p> : null}
        {poll ? (
          <SitePoll
            context={context}
            poll={poll}
            id="encuesta"
            status={kind === 'failure' || kind === 'tooMany' ? 'open' : 'voted'}
          />
        ) : null}
        <a href={buildPath(site, 'polls', {})}>{t('pollsPage.all')}</a>
      </div>
    </PageShell>
  );
}

export async function generatePollResultMetadata({ params }: PollResultPageProps): Promise<Metadata> {
  const { site: id, outcome } = await params;
  const { t } = await getSiteContext(id);
  return { title: t(`pollsPage.${kindOf(outcome)}`), robots: hidden };
}
