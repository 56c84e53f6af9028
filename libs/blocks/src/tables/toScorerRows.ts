import type { Scorer } from '@cancha/stats/standings/Scorer';
import type { ScorerRow } from '@cancha/ui/standings/ScorersList/ScorersList';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { playerHref, teamHref } from '../matches/entityHref';

type Words = Pick<SiteContext, 'site' | 't'>;

/** The first lines of a list of scorers, in the site's words; players and teams lead to their pages. */
export function toScorerRows(scorers: readonly Scorer[], rows: number, context: Words): ScorerRow[] {
  return scorers.slice(0, rows).map((scorer) => toRow(scorer, context));
}

function toRow(
  { position, player, playerId, team, goals, penalties }: Scorer,
  { site, t }: Words,
): ScorerRow {
  return {
    position,
    player,
    href: playerHref({ id: playerId, name: player }, site),
    badge: team?.image ?? null,
    team: team && { name: team.name, href: teamHref(team, site) },
    detail: penalties ? t('standings.ofPenalties', { n: penalties }) : '',
    goals,
    goalsLabel: t('standings.goals', { n: goals }),
  };
}
