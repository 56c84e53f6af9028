import { getBracket } from '@cancha/data-access/football/getBracket';
import { getStandings } from '@cancha/data-access/football/getStandings';
import type { Site } from '@cancha/brands/Site';
import { readChoice } from '@cancha/routing/footballQuery';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import type { Bracket } from '@cancha/stats/tournament/Bracket';
import { shownAge } from '@cancha/blocks/liveMatches/LiveMatches';
import { orNull } from '@cancha/site/context/orNull';
import { createEntityPage } from '../entity/createEntityPage';
import { keepAddress, type EntityRouteParams } from '../entity/entityAddress';
import { onceFor } from '../entity/onceFor';
import { tournamentName } from '../entity/tournamentName';
import { findTournamentId } from './findTournamentId';
import { loadSeasons } from './loadTournamentPage';
import { shownInBracket } from './shownScores';
import { StandingsView } from './StandingsView';
import { tournamentFrame } from './tournamentFrame';

export type StandingsData = {
  standings: TournamentStandings;
  bracket: Bracket | null;
  seasons: readonly Tournament[];
  /** The tables are those after this week; `null`: the latest. */
  week: number | null;
  /** The tables as they are now; those shown where they cannot be had. */
  latest: TournamentStandings;
};

const page = 'tournamentStandings';

/** `latest` where none was asked for; `null` for a week nobody was offered. */
function weekSegment(search: URLSearchParams, { language }: Pick<Site, 'language'>): string | null {
  const week = readChoice(search, 'round', language);
  if (week === undefined) return 'latest';
  return week !== null && /^[1-9]\d?$/.test(week) ? week : null;
}

/** Every table of a competition, and its knock-out rounds. */
export const {
  route: tournamentStandingsRoute,
  Page: StandingsPage,
  generateMetadata: generateStandingsMetadata,
} = createEntityPage<EntityRouteParams & { week: string }>({
  page,
  file: 'tournament/standings/[slug]/[id]/[week]',
  choices: { week: ({ search, site }) => weekSegment(search, site) },
  async load(context, asked, params) {
    const tournamentId = await findTournamentId(context, page, asked);
    const week = params.week === 'latest' ? null : Number(params.week);
    const { stats } = context.apis;
    const [standings, bracket, latest] = await Promise.all([
      getStandings(stats, { tournamentId, ...(week === null ? {} : { week }) }),
      orNull(getBracket(stats, { tournamentId })),
      week === null ? null : orNull(getStandings(stats, { tournamentId })),
    ]);
    if (!standings || (week !== null && !standings.tables.some(({ rows }) => rows.length > 0))) return null;
    const { tournament, tables } = standings;
    keepAddress(context, page, tournament, asked);
    const seasons = await loadSeasons(tournament, context);

    const { t, brandConfig, format } = context;
    const words = { name: tournamentName(tournament), brand: brandConfig.name };
    const title = t('tournament.standingsTitle', words);
    const data = { standings, bracket, seasons, week, latest: latest ?? standings };
    const now = new Date();
    const shown = shownInBracket(bracket);
    const age = shownAge(shown, now, context);
    return {
      ...tournamentFrame(page, tournament, context),
      title,
      description: t('tournament.standingsDescription', words),
      head: { name: title, badge: null },
      scores: [shown],
      from: [
        onceFor(standings, page),
        ...[context, bracket, seasons, week, data.latest, age, format.day(now)],
      ],
      // Tables of an earlier week are another view of the same ones.
      isHidden: tables.length === 0 || week !== null,
      content: <StandingsView context={context} data={data} now={now} age={age} />,
    };
  },
});
