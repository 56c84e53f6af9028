import { buildPath } from '@cancha/routing/buildPath';
import type { StatsPage } from '@cancha/routing/statsBar';
import type { Tournament } from '@cancha/stats/match/Tournament';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import type { EntityContent } from '../entity/createEntityPage';
import { resultsCrumbs } from '../entity/resultsCrumbs';
import { statsBarProps, statsPageName } from '../entity/statsBarProps';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tournamentLd } from '../entity/entityLd';
import { tournamentName } from '../entity/tournamentName';

/** What every page of a competition has: the way here, the bar with its other pages, its structured data. */
export function tournamentFrame(
  page: StatsPage,
  tournament: Tournament,
  context: SiteContext,
): Required<Pick<EntityContent, 'entity' | 'crumbs' | 'bar' | 'jsonLd'>> {
  const { site, t } = context;
  const name = tournamentName(tournament);
  const bar = statsBarProps(page, tournament, t('tournament.pages', { name }), context);
  const isBelow = page !== 'tournament';
  const own = { name, href: isBelow ? buildPath(site, 'tournament', entityParams(tournament)) : null };
  const crumbs = resultsCrumbs(
    isBelow ? [own, { name: statsPageName(page, t), href: null }] : [own],
    context,
  );
  return { entity: tournament, crumbs, bar, jsonLd: tournamentLd(tournament, context) };
}
