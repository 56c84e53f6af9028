import { buildPath } from '@cancha/routing/buildPath';
import { jsOnlyClass } from '@cancha/ui/device/deviceAttributes';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import styles from '../../device/DevicePages.module.css';
import { PreferencesForm } from '../../device/PreferencesForm';
import { preferencesAttribute } from '../../device/preferencesAttribute';
import { toPreferences } from '../../device/toPreferences';
import { hidden } from '../../head/pageRobots';
import { PageShell } from '../../shell/PageShell';
import { toJsonLd } from '../../text/toJsonLd';
import { getSiteContext, type SiteContext } from '../../context/SiteContext';

type PreferencesPageProps = { params: Promise<{ site: string }> };

/** All a reader may choose, in one place. What was chosen is on the reader's device: the page is the same for all. */
export async function PreferencesPage({ params }: PreferencesPageProps): Promise<JSX.Element> {
  const context = await getSiteContext((await params).site);
  return (
    <PageShell context={context} path={buildPath(context.site, 'preferences', {})}>
      <PreferencesView context={context} />
    </PageShell>
  );
}

/** Colours, text and history, each as it is on this device; without JavaScript a line that says what it takes. */
function PreferencesView({ context }: { context: SiteContext }): JSX.Element {
  const { t } = context;
  const preferences = toPreferences(context);
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['head']}>
        <Headline level={1} size="lead">
          {t('device.preferences')}
        </Headline>
        <p>{t('device.preferencesText')}</p>
      </div>
      <noscript>
        <p>{t('device.needsScript')}</p>
      </noscript>
      <div className={jsOnlyClass}>
        <PreferencesForm {...preferences.form} />
      </div>
      <script
        type="application/json"
        {...{ [preferencesAttribute]: '' }}
        dangerouslySetInnerHTML={{ __html: toJsonLd(preferences) }}
      />
    </div>
  );
}

export async function generatePreferencesMetadata({ params }: PreferencesPageProps): Promise<Metadata> {
  const { site, t } = await getSiteContext((await params).site);
  return {
    title: t('device.preferences'),
    description: t('device.preferencesText'),
    alternates: { canonical: buildPath(site, 'preferences', {}) },
    robots: hidden,
  };
}
