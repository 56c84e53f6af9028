import { buildPath } from '@cancha/routing/buildPath';
import { ArticleBody } from '@cancha/ui/article/ArticleBody/ArticleBody';
import { BodyText } from '@cancha/ui/article/ArticleBody/BodyText';
import { DeviceStatus } from '@cancha/ui/device/DeviceStatus/DeviceStatus';
import { ForgetButton } from '@cancha/ui/device/ForgetButton/ForgetButton';
import { SettingChoice } from '@cancha/ui/device/SettingChoice/SettingChoice';
import { SettingSwitch } from '@cancha/ui/device/SettingSwitch/SettingSwitch';
import { jsOnlyClass } from '@cancha/ui/device/deviceAttributes';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { schemeChoice, statusWords, textSizeChoice } from '../../device/settingWords';
import styles from '../../device/DevicePages.module.css';
import { hidden } from '../../head/pageRobots';
import { PageShell } from '../../shell/PageShell';
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
  const { site, t } = context;
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
      <div className={`${jsOnlyClass} ${styles['settings']}`}>
        <SettingChoice {...schemeChoice(context)} />
        <div className={styles['sized']}>
          <SettingChoice {...textSizeChoice(context)} hint={t('device.textSizeHint')} />
          <ArticleBody>
            <BodyText html={`<p>${t('device.sample')}</p>`} />
          </ArticleBody>
        </div>
        <section className={styles['history']}>
          <SectionHead title={t('device.history')} />
          <SettingSwitch name="history" title={t('device.historyKeep')} hint={t('device.historyHint')} />
          <div className={styles['buttons']}>
            <ForgetButton action="forgetRead" label={t('device.historyForget')} />
            <ForgetButton action="forgetSaved" label={t('device.savedForget')} />
          </div>
          <DeviceStatus labels={statusWords(context)} />
          <p>
            <a href={buildPath(site, 'saved', {})}>{t('device.saved')}</a>
          </p>
        </section>
      </div>
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
