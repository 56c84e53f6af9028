import type { Pick as BettingPick } from '@cancha/data-access/betting/Pick';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { PickCard, type PickCardProps } from '@cancha/ui/betting/PickCard/PickCard';
import type { JSX } from 'react';
import styles from './BettingIntro.module.css';
import { toBettingLink } from './toBettingLink';

type PickCardsProps = { context: SiteContext; tip: BettingPick | null; bet: BettingPick | null };

/** Bet and tip of the day; nothing where nothing is picked. */
export function PickCards({ context, tip, bet }: PickCardsProps): JSX.Element | null {
  const { brandConfig, t } = context;
  if (!tip && !bet) return null;
  const betTitle = brandConfig.settings.betOfTheDayTitleText ?? t('betting.betOfTheDay');
  return (
    <div className={styles['picks']}>
      {bet ? <PickCard {...toPickCard(bet, betTitle, context)} /> : null}
      {tip ? <PickCard {...toPickCard(tip, t('betting.tipOfTheDay'), context)} /> : null}
    </div>
  );
}

function toPickCard(pick: BettingPick, kicker: string, context: SiteContext): PickCardProps {
  const { format, t } = context;
  const { title, text, market, selection, odds, link } = pick;
  const facts = [
    ...(market ? [{ label: t('bettingPage.market'), value: market }] : []),
    ...(selection ? [{ label: t('bettingPage.selection'), value: selection }] : []),
    ...(odds === null ? [] : [{ label: t('bettingPage.odds'), value: format.number(odds), strong: true }]),
  ];
  return {
    ...{ kicker, title, text, facts },
    notes: notesOf(pick, context),
    link:
      link === null
        ? null
        : toBettingLink({ href: link, affiliate: false }, t('bettingPage.analysis'), context),
  };
}

/** Odds are those of a moment and of somebody, and a pick stands until its match kicks off. */
function notesOf(
  { odds, oddsFrom, oddsTakenAt, expiresAt }: BettingPick,
  { brandConfig, format, t }: SiteContext,
): string[] {
  const at = (moment: string) => ({
    time: format.longDateTime(new Date(moment)),
    zone: brandConfig.zoneShort,
  });
  const taken = odds === null || oddsTakenAt === null ? null : at(oddsTakenAt);
  return [
    ...(taken && oddsFrom ? [t('bettingPage.oddsFrom', { ...taken, from: oddsFrom })] : []),
    ...(taken && !oddsFrom ? [t('bettingPage.oddsTaken', taken)] : []),
    ...(expiresAt ? [t('bettingPage.until', at(expiresAt))] : []),
  ];
}
