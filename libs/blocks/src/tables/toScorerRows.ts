import type { Scorer } from '@cancha/stats/standings/Scorer';
import type { ScorerRow } from '@cancha/ui/standings/ScorersList/ScorersList';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** The first lines of a list of scorers, in the site's words. */
export function toScorerRows(
  scorers: readonly Scorer[],
  rows: number,
  t: SiteContext['t'],
  hrefOf?: (scorer: Scorer) => string | null,
): ScorerRow[] {
  return scorers.slice(0, rows).map((scorer) => toRow(scorer, t, hrefOf?.(scorer) ?? null));
}

function toRow(
  { position, player, team, goals, penalties }: Scorer,
  t: SiteContext['t'],
  href: string | null,
): ScorerRow {
  return {
    position,
    player,
    badge: team?.image ?? null,
    detail: detailOf(team?.name ?? null, penalties ?? 0, t),
    goals,
    goalsLabel: t('standings.goals', { n: goals }),
    ...(href ? { href } : {}),
  };
}

function detailOf(team: string | null, penalties: number, t: SiteContext['t']): string {
  const words = penalties > 0 ? [t('standings.ofPenalties', { n: penalties })] : [];
  return [...(team ? [team] : []), ...words].join(' · ');
}
