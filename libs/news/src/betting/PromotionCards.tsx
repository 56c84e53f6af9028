import type { Promotion } from '@cancha/data-access/betting/Promotion';
import { PromoCard } from '@cancha/ui/betting/PromoCard/PromoCard';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './BettingIntro.module.css';
import { toBettingLink } from './toBettingLink';

type PromotionCardsProps = { context: SiteContext; promotions: readonly Promotion[] };

/** The offers of operators; nothing where there are none. */
export function PromotionCards({ context, promotions }: PromotionCardsProps): JSX.Element | null {
  const { t, format } = context;
  if (promotions.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('betting.codes')} />
      <div className={styles['cards']}>
        {promotions.map(({ id, operator, title, code, terms, expiresOn, link }) => (
          <PromoCard
            key={id}
            {...{ operator, title, code, terms }}
            expires={expiresOn && t('bettingPage.expires', { date: format.plainDay(expiresOn) })}
            link={link && toBettingLink(link, t('bettingPage.visit'), context)}
            labels={{
              code: t('bettingPage.code'),
              terms: t('bettingPage.terms'),
              paid: t('bettingPage.paid'),
            }}
          />
        ))}
      </div>
    </section>
  );
}
