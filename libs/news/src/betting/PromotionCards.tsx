import type { Promotion } from '@cancha/data-access/betting/Promotion';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { PromoCard } from '@cancha/ui/betting/PromoCard/PromoCard';
import type { JSX } from 'react';
import styles from './BettingIntro.module.css';
import { toBettingLink } from './toBettingLink';

type PromotionCardsProps = { context: SiteContext; promotions: readonly Promotion[] };

/** The offers of operators; nothing where there are none. */
export function PromotionCards({ context, promotions }: PromotionCardsProps): JSX.Element | null {
  const { site, t, format } = context;
  if (promotions.length === 0) return null;
  const countries = new Intl.DisplayNames(site.formatLocale, { type: 'region' });
  const validIn = t('bettingPage.validIn', { country: countries.of(site.countryCode) ?? site.countryCode });
  const labels = {
    code: t('bettingPage.code'),
    copy: t('bettingPage.copy'),
    copied: t('bettingPage.copied'),
    copyFailed: t('bettingPage.copyFailed'),
    terms: t('bettingPage.terms'),
    licence: t('bettingPage.licence'),
    paid: t('bettingPage.paid'),
  };
  return (
    <div className={styles['cards']}>
      {promotions.map(({ id, operator, title, code, terms, licence, expiresOn, link }) => (
        <PromoCard
          key={id}
          level={2}
          {...{ operator, title, code, terms, licence, labels }}
          limits={[t('bettingPage.expires', { date: format.plainDay(expiresOn) }), validIn]}
          link={link && toBettingLink(link, t('bettingPage.visit'), context)}
        />
      ))}
    </div>
  );
}
