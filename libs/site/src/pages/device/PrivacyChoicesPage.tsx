import { buildPath } from '@cancha/routing/buildPath';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import styles from '../../device/DevicePages.module.css';
import { privacyChoicesAttribute } from '../../device/privacyChoicesAttribute';
import { PrivacyForm } from '../../device/PrivacyForm.client';
import { toPrivacyChoices } from '../../device/toPrivacyChoices';
import { hidden } from '../../head/pageRobots';
import { PageShell } from '../../shell/PageShell';
import { toJsonLd } from '../../text/toJsonLd';
import { getSiteContext, type SiteContext } from '../../context/SiteContext';

type PrivacyChoicesPageProps = { params: Promise<{ site: string }> };

/** What may run in a reader's browser, and the receipt of it. The choice is on the device: the page is the same for all. */
export async function PrivacyChoicesPage({ params }: PrivacyChoicesPageProps): Promise<JSX.Element> {
  const context = await getSiteContext((await params).site);
  return (
    <PageShell context={context} path={buildPath(context.site, 'privacyChoices', {})} live>
      <PrivacyChoicesView context={context} />
    </PageShell>
  );
}

/** Without JavaScript nothing of another company runs, and the page says what could. */
function PrivacyChoicesView({ context }: { context: SiteContext }): JSX.Element {
  const { site, t } = context;
  const choices = toPrivacyChoices(context);
  return (
    <div className={`wrap ${styles['page']} ${styles['shelves']}`}>
      <div className={styles['head']}>
        <Headline level={1} size="lead">
          {choices.title}
        </Headline>
        {/* The manager of another company keeps the choice as it does. */}
        <p>{choices.form.manager ? t('consent.text') : `${t('consent.text')} ${t('consent.kept')}`}</p>
        <p>
          <a href={buildPath(site, 'privacy', {})}>{t('consent.policy')}</a>
        </p>
      </div>
      <noscript>
        <p>{t('device.needsScript')}</p>
      </noscript>
      <PrivacyForm {...choices.form} />
      <script
        type="application/json"
        {...{ [privacyChoicesAttribute]: '' }}
        dangerouslySetInnerHTML={{ __html: toJsonLd(choices) }}
      />
    </div>
  );
}

export async function generatePrivacyChoicesMetadata({ params }: PrivacyChoicesPageProps): Promise<Metadata> {
  const { site, t } = await getSiteContext((await params).site);
  return {
    title: t('consent.settings'),
    description: `${t('consent.text')} ${t('consent.kept')}`,
    alternates: { canonical: buildPath(site, 'privacyChoices', {}) },
    robots: hidden,
  };
}
