import { buildPath } from '@cancha/routing/buildPath';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { hidden } from '@cancha/site/head/pageRobots';
import { PageShell } from '@cancha/site/shell/PageShell';
import { orNull } from '@cancha/site/context/orNull';
import { readReturnedSegment } from '@cancha/site/forms/returnedForms';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { answerVote } from './answerVote';
import { currentPoll, loadPollAt } from './loadPolls';
import { pollAction, resolvePollResult, shownOutcomes } from './pollPaths';
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
  document: 'perRequest',
  resolve: ({ site, pathname }) => (pathname === pollAction(site) ? 'poll/none' : null),
  answerPost: answerVote,
  async check({ site: id }: { site: string }) {
    movedPage(buildPath((await getSiteContext(id)).site, 'polls', {}), 307);
  },
});

export const pollResultRoute = endpointRoute({
  name: 'pollResult',
  file,
  document: 'perRequest',
  resolve: ({ site, pathname, search }) => resolvePollResult(site, pathname, search),
});

/** What came of a vote, as a sentence; where it was not taken, with the answer that came back. */
async function readOutcome({ site: id, outcome: segment }: Awaited<PollResultPageProps['params']>) {
  const context = await getSiteContext(id);
  const { outcome, returned } = readReturnedSegment(segment);
  const kind = shownOutcomes.find((name) => name === outcome) ?? 'failure';
  const title = returned?.problem.message ?? context.t(`pollsPage.${kind}`);
  // Who has to wait is told how long, and nothing else.
  const hint = outcome === 'failure' ? context.t('pollsPage.failureHint') : null;
  return { context, kind, title, hint, choice: returned?.typed['answer'] ?? null };
}

/** What came of a vote that was sent without JavaScript, and the poll as it stands with it. */
export async function PollResultPage({ params }: PollResultPageProps): Promise<JSX.Element> {
  const { path: segments = [], ...rest } = await params;
  const { context, kind, title, hint, choice } = await readOutcome(rest);
  const { site, t } = context;
  const path = `/${segments.map((segment) => decodeURIComponent(segment)).join('/')}`;
  // Who votes while the backend is down may vote again from here.
  const poll = (await currentPoll(path, context)) ?? (await orNull(loadPollAt(path, context)));
  return (
    <PageShell context={context} path="">
      <div className={`wrap ${styles['result']}`}>
        <Headline level={1} size="lead">
          {title}
        </Headline>
        {hint ? <p>{hint}</p> : null}
        {poll ? (
          <SitePoll
            context={context}
            poll={poll}
            id="encuesta"
            status={kind === 'failure' ? 'open' : 'voted'}
            choice={choice}
          />
        ) : null}
        <a href={buildPath(site, 'polls', {})}>{t('pollsPage.all')}</a>
      </div>
    </PageShell>
  );
}

export async function generatePollResultMetadata({ params }: PollResultPageProps): Promise<Metadata> {
  return { title: (await readOutcome(await params)).title, robots: hidden };
}
