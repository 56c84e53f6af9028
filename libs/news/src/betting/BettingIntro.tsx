import type { Pick as BettingPick } from '@cancha/data-access/betting/Pick';
import { AdultNotice } from '@cancha/ui/betting/AdultNotice/AdultNotice';
import { PickCard, type PickCardProps } from '@cancha/ui/betting/PickCard/PickCard';
import styles from './BettingIntro.module.css';
import type { BettingData } from './loadBetting';
import type { Promotion, Review } from '@cancha/data-access/betting/Promotion';
import { PromoCard } from '@cancha/ui/betting/PromoCard/PromoCard';
import { ReviewCard } from '@cancha/ui/betting/ReviewCard/ReviewCard';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toBettingLink } from './toBettingLink';

type BettingIntroProps = { context: SiteContext; data: BettingData };

/** What stands before the articles of a betting page: the notice for adults first, whatever else there is. */
export function BettingIntro({ context, data }: BettingIntroProps): JSX.Element {
  const { brandConfig, t } = context;
  const { notice, tip, bet } = data;
  return (
    <div className={styles['intro']}>
      <AdultNotice mark={t('footer.gamblingMark')} text={notice ?? t('bettingPage.notice')} />
      {tip || bet ? (
        <div className={styles['picks']}>
          {bet ? (
            <PickCard
              {...toPickCard(
                bet,
                brandConfig.settings.betOfTheDayTitleText ?? t('betting.betOfTheDay'),
                context,
              )}
            />
          ) : null}
          {tip ? <PickCard {...toPickCard(tip, t('betting.tipOfTheDay'), context)} /> : null}
        </div>
      ) : null}
      <PromotionCards context={context} promotions={data.promotions} />
      <ReviewCards context={context} reviews={data.reviews} />
    </div>
  );
}

function toPickCard(pick: BettingPick, kicker: string, context: SiteContext): PickCardProps {
  const { brandConfig, format, t } = context;
  const { title, text, market, selection, odds, link, expiresAt } = pick;
  const facts = [
    ...(market ? [{ label: t('bettingPage.market'), value: market }] : []),
    ...(selection ? [{ label: t('bettingPage.selection'), value: selection }] : []),
    ...(odds === null ? [] : [{ label: t('bettingPage.odds'), value: format.number(odds), strong: true }]),
  ];
  const time = expiresAt && format.longDateTime(new Date(expiresAt));
  return {
    ...{ kicker, title, text, facts },
    until: time ? t('bettingPage.until', { time, zone: brandConfig.zoneShort }) : null,
    link:
      link === null
        ? null
        : toBettingLink({ href: link, affiliate: false }, t('bettingPage.analysis'), context),
  };
}

type PromotionCardsProps = { context: SiteContext; promotions: readonly Promotion[] };

/** The offers of operators; nothing where there are none. */
function PromotionCards({ context, promotions }: PromotionCardsProps): JSX.Element | null {
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

type ReviewCardsProps = { context: SiteContext; reviews: readonly Review[] };

/** What marks are given out of. */
const best = 10;

/** What the newsroom says of operators; nothing where it reviews none. */
function ReviewCards({ context, reviews }: ReviewCardsProps): JSX.Element | null {
  const { t, format } = context;
  if (reviews.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('betting.reviews')} />
      <div className={styles['cards']}>
        {reviews.map(({ id, operator, mark, summary, pros, cons, path, link }) => (
          <ReviewCard
            key={id}
            {...{ operator, summary, pros, cons }}
            mark={{
              text: format.number(mark),
              spoken: t('bettingPage.mark', { mark: format.number(mark), best }),
            }}
            review={
              path === null
                ? null
                : toBettingLink({ href: path, affiliate: false }, t('bettingPage.analysis'), context)
            }
            link={link && toBettingLink(link, t('bettingPage.visit'), context)}
            labels={{ pros: t('bettingPage.pros'), cons: t('bettingPage.cons'), paid: t('bettingPage.paid') }}
          />
        ))}
      </div>
    </section>
  );
}
