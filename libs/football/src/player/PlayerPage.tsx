import { getPlayer } from '@cancha/data-access/football/getPlayer';
import { teamHref } from '@cancha/blocks/matches/entityHref';
import { createEntityPage } from '../entity/createEntityPage';
import { keepAddress } from '../entity/entityAddress';
import { onceFor } from '../entity/onceFor';
import { playerLd } from '../entity/entityLd';
import { resultsCrumbs } from '../entity/resultsCrumbs';
import { playerFacts, PlayerView } from './PlayerView';

const page = 'player';

/** A player, tournament by tournament: an extension of ours, as the specification names no such page. */
export const {
  route: playerRoute,
  Page: PlayerPage,
  generateMetadata: generatePlayerMetadata,
} = createEntityPage({
  page,
  file: 'player/[slug]/[id]',
  async load(context, asked) {
    const player = await getPlayer(context.apis.stats, { playerId: asked.id });
    if (!player) return null;
    keepAddress(context, page, player, asked);
    const { t, brandConfig, site, format } = context;
    const { name, team } = player;
    const today = format.day(new Date());
    const above = team ? [{ name: team.name, href: teamHref(team, site) }] : [];
    return {
      entity: player,
      title: t('playerPage.title', { name }),
      description: t('playerPage.description', { name, brand: brandConfig.name }),
      crumbs: resultsCrumbs([...above, { name, href: null }], context),
      head: { name, badge: team?.image ?? null, facts: playerFacts(player, today, context) },
      jsonLd: playerLd(player, context),
      from: [onceFor(player, page), context, today],
      isHidden: false,
      content: <PlayerView context={context} player={player} />,
    };
  },
});
