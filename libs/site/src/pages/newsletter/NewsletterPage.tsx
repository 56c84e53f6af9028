import { buildPath } from '@cancha/routing/buildPath';
import { InfoBlock, type InfoBlockKind } from '@cancha/ui/block/InfoBlock/InfoBlock';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { hidden } from '../../head/pageRobots';
import { problemWords } from '../problem/problemWords';
import { PageShell } from '../../shell/PageShell';
import { getSiteContext } from '../../context/SiteContext';
import { readReturnedSegment } from '../../forms/returnedForms';
import { answerNewsletter } from '../../newsletter/answerNewsletter';
import { newsletterBoxId } from '../../newsletter/SiteNewsletter';
import {
  isNewsletterResult,
  newsletterAction,
  readNewsletterResult,
  type NewsletterResultKind,
} from '../../newsletter/newsletterPaths';
import { movedPage } from '../../routes/pageErrors';
import { endpointRoute } from '../../routes/routeBuilders';

type NewsletterPageProps = { params: Promise<{ site: string; outcome: string }> };

/** An envelope for who is signed up, a ball over the bar for who may try again below. */
const drawings: Record<Exclude<NewsletterResultKind, 'tooMany'>, InfoBlockKind> = {
  success: 'thankyou',
  alreadyRegistered: 'thankyou',
  empty: 'notFound',
  invalid: 'notFound',
  failure: 'serverError',
};

/** Where the form is posted. Whoever comes here by the address is led to the form. */
export const newsletterRoute = endpointRoute({
  name: 'newsletter',
  file: 'newsletter/[outcome]',
  document: 'perRequest',
  resolve: ({ site, pathname }) =>
    site.capabilities.newsletter && pathname === newsletterAction(site) ? 'newsletter/none' : null,
  answerPost: answerNewsletter,
  async check({ site: id }: { site: string }) {
    const { site } = await getSiteContext(id);
    movedPage(`${buildPath(site, 'home', {})}#${newsletterBoxId}`, 307);
  },
});

export const newsletterResultRoute = endpointRoute({
  name: 'newsletterResult',
  file: 'newsletter/[outcome]',
  document: 'perRequest',
  resolve({ site, pathname }) {
    const outcome = site.capabilities.newsletter ? readNewsletterResult(site, pathname) : null;
    return outcome && `newsletter/${outcome}`;
  },
});

/** What came of an address, as a sentence; where it was not taken, with what came back. */
async function readOutcome({ site: id, outcome: segment }: Awaited<NewsletterPageProps['params']>) {
  const context = await getSiteContext(id);
  const { outcome, returned } = readReturnedSegment(segment);
  // The words of a wait are those that came back; its address leads nowhere.
  const kind = isNewsletterResult(outcome) && outcome !== 'tooMany' ? outcome : 'failure';
  const title = returned?.problem.message ?? context.t(`newsletter.${kind}`);
  return { context, kind, title, typed: returned?.typed['email'] ?? null };
}

/** What came of an address that was sent without JavaScript; the box to try again is on the page, as on every other. */
export async function NewsletterPage({ params }: NewsletterPageProps): Promise<JSX.Element> {
  const { context, kind, title, typed } = await readOutcome(await params);
  const { site, brandConfig, t } = context;
  return (
    <PageShell context={context} path="" email={typed}>
      <InfoBlock
        kind={drawings[kind]}
        title={title}
        text={t('newsletter.info', { brand: brandConfig.shortName })}
        siteUrl={buildPath(site, 'home', {})}
        labels={problemWords(t)}
      />
    </PageShell>
  );
}

export async function generateNewsletterMetadata({ params }: NewsletterPageProps): Promise<Metadata> {
  const { title } = await readOutcome(await params);
  return { title: { absolute: title }, robots: hidden };
}
