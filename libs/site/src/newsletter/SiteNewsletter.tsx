import { buildPath } from '@cancha/routing/buildPath';
import { NewsletterBanner } from '@cancha/ui/block/NewsletterBanner/NewsletterBanner';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { minutesLater } from '../forms/postForm';
import { newsletterAction } from './newsletterPaths';
import { SiteNewsletterForm } from './SiteNewsletterForm.client';

/** Where links lead that offer the newsletter. */
export const newsletterBoxId = 'boletin';

type SiteNewsletterProps = {
  context: SiteContext;
  /** What came back without being taken: the reader is not to type it again. */
  typed?: string | null;
};

/** The newsletter's box of a site; nothing on a site that has none. */
export function SiteNewsletter({ context, typed }: SiteNewsletterProps): JSX.Element | null {
  const { site, brandConfig, t } = context;
  if (!site.capabilities.newsletter) return null;
  return (
    <NewsletterBanner
      id={newsletterBoxId}
      title={t('newsletter.title')}
      info={t('newsletter.info', { brand: brandConfig.shortName })}
      terms={t('newsletter.terms')}
      termsHref={buildPath(site, 'terms', {})}
    >
      <SiteNewsletterForm
        action={newsletterAction(site)}
        // Of nearly all pages nothing: a prop is in each document.
        {...(typed ? { typed } : {})}
        labels={{
          inputPlaceholder: t('newsletter.inputPlaceholder'),
          submit: t('newsletter.submit'),
          empty: t('newsletter.empty'),
          invalid: t('newsletter.invalid'),
          failure: t('newsletter.failure'),
          success: t('newsletter.success'),
          alreadyRegistered: t('newsletter.alreadyRegistered'),
          tooMany: t('newsletter.tooMany', minutesLater),
        }}
      />
    </NewsletterBanner>
  );
}
