import { getPlayer } from '@cancha/data-access/football/getPlayer';
import { getPlayerMatches } from '@cancha/data-access/football/getPlayerMatches';
import { getSquad } from '@cancha/data-access/football/getSquad';
import { orNull } from '@cancha/site/context/orNull';
import { teamHref } from '@cancha/blocks/matches/entityHref';
import { createEntityPage } from '../entity/createEntityPage';
import { keepAddress } from '../entity/entityAddress';
import { findPlayerTopic, loadTopicNews } from '../entity/loadTopicNews';
import { onceFor } from '../entity/onceFor';
import { playerLd } from '../entity/entityLd';
import { resultsCrumbs } from '../entity/resultsCrumbs';
import { playerFacts, PlayerView } from './PlayerView';

const page = 'player';
const newsShown = 6;

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
    const now = new Date();
    const today = format.day(now);
    const { stats } = context.apis;
    const [matches, squad, topic] = await Promise.all([
      orNull(getPlayerMatches(stats, { playerId: player.id })),
      team?.id ? orNull(getSquad(stats, { teamId: team.id })) : null,
      findPlayerTopic(player, context),
    ]);
    const news = await loadTopicNews(topic, newsShown, context);
    const above = team ? [{ name: team.name, href: teamHref(team, site) }] : [];
    return {
      entity: player,
      title: t('playerPage.title', { name }),
      description: t('playerPage.description', { name, brand: brandConfig.name }),
      crumbs: resultsCrumbs([...above, { name, href: null }], context),
      head: { name, badge: team?.image ?? null, facts: playerFacts(player, today, context) },
      jsonLd: playerLd(player, context),
      from: [onceFor(player, page), context, today, matches, squad, ...news],
      isHidden: false,
      content: (
        <PlayerView context={context} player={player} beside={{ matches, squad, topic, news }} now={now} />
      ),
    };
  },
});
