import { buildPath } from '@cancha/routing/buildPath';
import { jsOnlyClass } from '@cancha/ui/device/deviceAttributes';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import type { SiteContext } from '../../context/SiteContext';
import styles from '../../device/DevicePages.module.css';
import { KeptArticles } from '../../device/KeptArticles.client';
import { statusWords } from '../../device/statusWords';

/** The frame of the two lists; without JavaScript a line that says what it takes. */
export function SavedView({ context }: { context: SiteContext }): JSX.Element {
  const { site, t } = context;
  return (
    <div className={`wrap ${styles['page']} ${styles['shelves']}`}>
      <div className={styles['head']}>
        <Headline level={1} size="lead">
          {t('device.saved')}
        </Headline>
        <p>{t('device.savedText')}</p>
        <p className={jsOnlyClass}>
          <a href={buildPath(site, 'preferences', {})}>{t('device.preferences')}</a>
        </p>
      </div>
      <noscript>
        <p>{t('device.needsScript')}</p>
      </noscript>
      <KeptArticles
        site={site.id}
        dates={{ locale: site.formatLocale, timeZone: site.timeZone }}
        labels={{
          none: t('device.savedNone'),
          noneHint: t('device.savedNoneHint'),
          recent: t('device.recent'),
          recentNone: t('device.recentNone'),
          recentOff: t('device.recentOff'),
          drop: t('device.drop'),
          status: statusWords(context),
        }}
      />
    </div>
  );
}
