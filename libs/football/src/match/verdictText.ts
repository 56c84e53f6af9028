import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Match } from '@cancha/stats/match/Match';

/** Who went through and how, where the score does not say so: "Paraguay gana 4-3 por penales". */
export function verdictText(match: Match, { t }: Pick<SiteContext, 't'>): string | null {
  if (match.state === 'finished' && match.penalties) {
    const { home, away } = match.penalties;
    if (home === away) return null;
    const team = match[home > away ? 'home' : 'away'].name;
    return t('matchPage.through', { team, own: Math.max(home, away), other: Math.min(home, away) });
  }
  if (match.state !== 'interrupted' || match.reason !== 'awarded' || !match.score) return null;
  const { home, away } = match.score;
  return home === away ? null : t('matchPage.awardedTo', { team: match[home > away ? 'home' : 'away'].name });
}
