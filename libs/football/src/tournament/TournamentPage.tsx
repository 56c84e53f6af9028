import { tournamentFollow } from '@cancha/blocks/follow/followOf';
import { FollowTool } from '@cancha/blocks/follow/FollowTool';
import { shownAge } from '@cancha/blocks/liveMatches/LiveMatches';
import { createEntityPage } from '../entity/createEntityPage';
import { keepAddress } from '../entity/entityAddress';
import { onceFor } from '../entity/onceFor';
import { tournamentName } from '../entity/tournamentName';
import { ZoneNote } from '../matchList/ReaderHours';
import { findTournamentId } from './findTournamentId';
import { loadTournamentPage } from './loadTournamentPage';
import { shownInBracket, shownInCalendar } from './shownScores';
import { tournamentFrame } from './tournamentFrame';
import { TournamentView } from './TournamentView';

const page = 'tournament';

export const {
  route: tournamentRoute,
  Page: TournamentPage,
  generateMetadata: generateTournamentMetadata,
} = createEntityPage({
  page,
  file: 'tournament/overview/[slug]/[id]',
  async load(context, asked) {
    const data = await loadTournamentPage(context, await findTournamentId(context, page, asked));
    if (!data) return null;
    const { standings, seasons, calendar, bracket, scorers, cards, news } = data;
    const { tournament } = standings;
    keepAddress(context, page, tournament, asked);

    const { t, brandConfig, format } = context;
    const name = tournamentName(tournament);
    const words = { name, brand: brandConfig.name };
    const now = new Date();
    const scores = [shownInCalendar(calendar), shownInBracket(bracket)] as const;
    const ages = {
      calendar: shownAge(scores[0], now, context),
      bracket: shownAge(scores[1], now, context),
    };
    return {
      ...tournamentFrame(page, tournament, context),
      title: t('tournament.title', words),
      description: t('tournament.description', words),
      head: {
        ...{ name, badge: null, note: <ZoneNote context={context} /> },
        tool: <FollowTool context={context} follow={tournamentFollow(tournament, context)} />,
      },
      scores,
      from: [
        onceFor(standings, page),
        ...[context, seasons, calendar, bracket, scorers, cards, format.day(now)],
        ...[ages.calendar, ages.bracket],
        ...news,
      ],
      isHidden: false,
      content: <TournamentView context={context} data={data} now={now} ages={ages} />,
    };
  },
});
