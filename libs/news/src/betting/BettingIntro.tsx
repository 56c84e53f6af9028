import type { Pick as BettingPick } from '@cancha/data-access/betting/Pick';
import { AdultNotice } from '@cancha/ui/betting/AdultNotice/AdultNotice';
import { PickCard, type PickCardProps } from '@cancha/ui/betting/PickCard/PickCard';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './BettingIntro.module.css';
import type { BettingData } from './loadBetting';
import { PromotionCards } from './PromotionCards';
import { ReviewCards } from './ReviewCards';
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
