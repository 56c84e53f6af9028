import { buildPath } from '@cancha/routing/buildPath';
import { ConsentNotice } from '@cancha/ui/device/ConsentNotice/ConsentNotice';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { StaticHtml } from '../staticHtml/StaticHtml';
import { dayNow, managerOfSite, rulesOfSite } from './consentRules';
import { consentScript } from './consentScript';
import { managerScript } from './managerScript';

/**
 * The consent manager and its notice; nothing on a site without a service that asks. The manager of another company has a
 * notice of its own.
 */
export function SiteConsent({ context }: { context: SiteContext }): JSX.Element | null {
  const { site, t } = context;
  const today = dayNow();
  const rules = rulesOfSite(context, today);
  const manager = managerOfSite(context);
  if (rules.purposes.length === 0) return null;
  if (manager)
    return (
      <StaticHtml from={[context, 'consent manager']}>
        <script dangerouslySetInnerHTML={{ __html: managerScript(manager) }} />
      </StaticHtml>
    );
  return (
    <StaticHtml from={[context, 'consent', today]}>
      <script dangerouslySetInnerHTML={{ __html: consentScript(rules) }} />
      <ConsentNotice
        settings={buildPath(site, 'privacyChoices', {})}
        policy={buildPath(site, 'privacy', {})}
        labels={{
          title: t('consent.title'),
          text: t('consent.notice'),
          calm: t('consent.calm'),
          accept: t('consent.accept'),
          refuse: t('consent.refuse'),
          settings: t('consent.settings'),
          policy: t('consent.policy'),
        }}
      />
    </StaticHtml>
  );
}
