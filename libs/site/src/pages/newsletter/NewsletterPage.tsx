import { buildPath } from '@cancha/routing/buildPath';
import { InfoBlock, type InfoBlockKind } from '@cancha/ui/block/InfoBlock/InfoBlock';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { hidden } from '../../head/pageRobots';
import { problemWords } from '../problem/problemWords';
import { PageShell } from '../../shell/PageShell';
import { getSiteContext } from '../../context/SiteContext';
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
const drawings: Record<NewsletterResultKind, InfoBlockKind> = {
  success: 'thankyou',
  alreadyRegistered: 'thankyou',
  empty: 'notFound',
  invalid: 'notFound',
  failure: 'serverError',
  tooMany: 'serverError',
};

/** Where the form is posted. Whoever comes here by the address is led to the form. */
export const newsletterRoute = endpointRoute({
  name: 'newsletter',
  file: 'newsletter/[outcome]',
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
  resolve({ site, pathname }) {
    const outcome = site.capabilities.newsletter ? readNewsletterResult(site, pathname) : null;
    return outcome && `newsletter/${outcome}`;
  },
});

const kindOf = (outcome: string): NewsletterResultKind => (isNewsletterResult(outcome) ? outcome : 'failure');

/** What came of an address that was sent without JavaScript; the box to try again is on the page, as on every other. */
export async function NewsletterPage({ params }: NewsletterPageProps): Promise<JSX.Element> {
  const { site: id, outcome } = await params;
  const kind = kindOf(outcome);
  const context = await getSiteContext(id);
  const { site, brandConfig, t } = context;
  return (
    <PageShell context={context} path="">
      <InfoBlock
        kind={drawings[kind]}
        title={t(`newsletter.${kind}`)}
        text={t('newsletter.info', { brand: brandConfig.shortName })}
        siteUrl={buildPath(site, 'home', {})}
        labels={problemWords(t)}
      />
    </PageShell>
  );
}

export async function generateNewsletterMetadata({ params }: NewsletterPageProps): Promise<Metadata> {
  const { site: id, outcome } = await params;
  const { t } = await getSiteContext(id);
  return { title: { absolute: t(`newsletter.${kindOf(outcome)}`) }, robots: hidden };
}
