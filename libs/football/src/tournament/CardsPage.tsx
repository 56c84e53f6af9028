import { getCards } from '@cancha/data-access/football/getCards';
import { createEntityPage } from '../entity/createEntityPage';
import { keepAddress } from '../entity/entityAddress';
import { onceFor } from '../entity/onceFor';
import { tournamentName } from '../entity/tournamentName';
import { CardsView } from './CardsView';
import { findTournamentId } from './findTournamentId';
import { tournamentFrame } from './tournamentFrame';

const page = 'tournamentCards';

/** Everybody who was booked in a competition, and how often its teams were. */
export const {
  route: tournamentCardsRoute,
  Page: CardsPage,
  generateMetadata: generateCardsMetadata,
} = createEntityPage({
  page,
  file: 'tournament/cards/[slug]/[id]',
  async load(context, asked) {
    const tournamentId = await findTournamentId(context, page, asked);
    const cards = await getCards(context.apis.stats, { tournamentId });
    if (!cards) return null;
    const { tournament, players } = cards;
    keepAddress(context, page, tournament, asked);
    const { t, brandConfig } = context;
    const words = { name: tournamentName(tournament), brand: brandConfig.name };
    const title = t('tournament.cardsTitle', words);
    return {
      ...tournamentFrame(page, tournament, context),
      title,
      description: t('tournament.cardsDescription', words),
      head: { name: title, badge: null },
      from: [onceFor(cards, page), context],
      isHidden: players.length === 0,
      content: <CardsView context={context} cards={cards} />,
    };
  },
});
