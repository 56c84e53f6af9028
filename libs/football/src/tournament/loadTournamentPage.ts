import { getBracket } from '@cancha/data-access/football/getBracket';
import { getCards } from '@cancha/data-access/football/getCards';
import { getCalendar } from '@cancha/data-access/football/getCalendar';
import { getScorers } from '@cancha/data-access/football/getScorers';
import { getStandings } from '@cancha/data-access/football/getStandings';
import { getTournaments } from '@cancha/data-access/football/getTournaments';
import type { Topic } from '@cancha/data-access/cms/Topic';
import type { Article } from '@cancha/data-access/content/Article';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import type { Bracket } from '@cancha/stats/tournament/Bracket';
import type { Calendar } from '@cancha/stats/tournament/Calendar';
import type { TournamentCards } from '@cancha/stats/tournament/TournamentCards';
import type { TournamentScorers } from '@cancha/stats/tournament/TournamentScorers';
import { findTournamentTopic, loadTopicNews } from '../entity/loadTopicNews';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

export type TournamentData = {
  standings: TournamentStandings;
  seasons: readonly Tournament[];
  calendar: Calendar | null;
  bracket: Bracket | null;
  scorers: TournamentScorers | null;
  /** Of the newsroom's, with its newest. */
  topic: Topic | null;
  cards: TournamentCards | null;
  news: readonly Article[];
};

const newsShown = 6;

/** Other seasons of a competition; none where it has no slug or they cannot be had. */
export async function loadSeasons(
  { slug }: Pick<Tournament, 'slug'>,
  { apis }: Pick<SiteContext, 'apis'>,
): Promise<readonly Tournament[]> {
  return slug === null ? noSeasons : ((await orNull(getTournaments(apis.stats, { slug }))) ?? noSeasons);
}

const noSeasons: readonly Tournament[] = [];

/** A competition and its tables, which are required even where it has none; `null` for one nobody knows. */
export async function loadTournamentPage(context: SiteContext, id: string): Promise<TournamentData | null> {
  const { stats } = context.apis;
  const [standings, calendar, bracket, scorers, cards] = await Promise.all([
    getStandings(stats, { tournamentId: id }),
    orNull(getCalendar(stats, { tournamentId: id })),
    orNull(getBracket(stats, { tournamentId: id })),
    orNull(getScorers(stats, { tournamentId: id })),
    orNull(getCards(stats, { tournamentId: id })),
  ]);
  if (!standings) return null;
  const [seasons, topic] = await Promise.all([
    loadSeasons(standings.tournament, context),
    findTournamentTopic(standings.tournament, context),
  ]);
  const news = await loadTopicNews(topic, newsShown, context);
  return { standings, seasons, calendar, bracket, scorers, cards, topic, news };
}
