import { getPlayer } from '@cancha/data-access/football/getPlayer';
import type { Player } from '@cancha/stats/player/Player';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { entityAddress } from '../entity/entityAddress';
import { EntityShell } from '../entity/EntityShell';
import { keepAddress, readEntityParams, type EntityRouteParams } from '../entity/keepAddress';
import { onceFor } from '../entity/onceFor';
import { resultsCrumbs } from '../entity/resultsCrumbs';
import { teamHref } from '@cancha/blocks/matches/entityHref';
import { pageHead } from '@cancha/site/head/pageHead';
import { playerLd } from '../entity/playerLd';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { PlayerView } from './PlayerView';
import { missingPage } from '@cancha/site/routes/pageErrors';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type PlayerPageProps = { params: Promise<EntityRouteParams> };

const load = pageLoader(async (given: Awaited<PlayerPageProps['params']>): Promise<[SiteContext, Player]> => {
  const context = await getSiteContext(given.site);
  const asked = readEntityParams(given);
  const player = (await getPlayer(context.apis.stats, { playerId: asked.id })) ?? missingPage();
  keepAddress(context, 'player', player, asked);
  return [context, player];
});

export const playerRoute = pageRoute({ name: 'player', file: 'player/[slug]/[id]', check: load.check });

const wordsOf = ({ name }: Player, { t, brandConfig }: SiteContext) => ({
  title: t('playerPage.title', { name }),
  description: t('playerPage.description', { name, brand: brandConfig.name }),
});

function crumbsOf({ name, team }: Player, context: SiteContext) {
  const above = team ? [{ name: team.name, href: teamHref(team, context.site) }] : [];
  return resultsCrumbs([...above, { name, href: null }], context);
}

/** A player, tournament by tournament: an extension of ours, as the specification names no such page. */
export async function PlayerPage({ params }: PlayerPageProps): Promise<JSX.Element> {
  const [context, player] = await load(params);
  const today = context.format.day(new Date());
  const crumbs = crumbsOf(player, context);
  return (
    <EntityShell
      context={context}
      path={entityAddress(context, 'player', player).on(context.site)}
      {...wordsOf(player, context)}
      crumbs={crumbs}
      jsonLd={playerLd(player, context)}
      from={[onceFor(player, 'player'), context, today]}
    >
      <PlayerView context={context} player={player} crumbs={crumbs} today={today} />
    </EntityShell>
  );
}

export async function generatePlayerMetadata({ params }: PlayerPageProps): Promise<Metadata> {
  const [context, player] = await load(params);
  return {
    ...wordsOf(player, context),
    ...pageHead(context, entityAddress(context, 'player', player), 'page'),
  };
}
