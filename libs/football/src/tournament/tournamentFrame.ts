import { buildPath } from '@cancha/routing/buildPath';
import type { StatsPage } from '@cancha/routing/statsBar';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import type { StatsBarProps } from '@cancha/ui/football/StatsBar/StatsBar';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { resultsCrumbs } from '../entity/resultsCrumbs';
import { statsBarProps } from '../entity/statsBarProps';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tournamentName } from '../entity/tournamentName';

/** What stands over every page of a competition: the way here, and the other pages of it. */
export function tournamentFrame(
  page: StatsPage,
  tournament: Tournament,
  context: SiteContext,
): { crumbs: readonly Crumb[]; bar: StatsBarProps } {
  const { site, t } = context;
  const name = tournamentName(tournament);
  const bar = statsBarProps(page, tournament, t('tournament.pages', { name }), context);
  const current = bar.tabs.find((tab) => tab.current);
  const own = { name, href: current ? buildPath(site, 'tournament', entityParams(tournament)) : null };
  const crumbs = resultsCrumbs(current ? [own, { name: current.text, href: null }] : [own], context);
  return { crumbs, bar };
}
