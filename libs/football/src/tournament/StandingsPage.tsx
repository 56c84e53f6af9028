import { getBracket } from '@cancha/data-access/football/getBracket';
import { getStandings } from '@cancha/data-access/football/getStandings';
import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { readChoice } from '@cancha/routing/footballQuery';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import type { Bracket } from '@cancha/stats/tournament/Bracket';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { entityAddress } from '../entity/entityAddress';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { EntityShell } from '../entity/EntityShell';
import { keepAddress, readEntityParams, type EntityRouteParams } from '../entity/keepAddress';
import { onceFor } from '../entity/onceFor';
import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import { tournamentLd } from '../entity/tournamentLd';
import { shownAge } from '@cancha/blocks/liveMatches/shownAge';
import { orNull } from '@cancha/site/context/orNull';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { findTournamentId } from './findTournamentId';
import { loadSeasons } from './loadTournamentPage';
import { shownInBracket } from './shownScores';
import { StandingsView } from './StandingsView';
import { tournamentFrame } from './tournamentFrame';
import { tournamentName } from '../entity/tournamentName';
import { missingPage } from '@cancha/site/routes/pageErrors';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

/** `week` is a number, or `latest` where none was asked for. */
type StandingsPageProps = { params: Promise<EntityRouteParams & { week: string }> };

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

/** `null` for a week nobody was offered. */
function weekSegment(search: URLSearchParams, { language }: Pick<Site, 'language'>): string | null {
  const week = readChoice(search, 'round', language);
  if (week === undefined) return 'latest';
  return week !== null && /^[1-9]\d?$/.test(week) ? week : null;
}

const load = pageLoader(
  async (given: Awaited<StandingsPageProps['params']>): Promise<[SiteContext, StandingsData]> => {
    const context = await getSiteContext(given.site);
    const asked = readEntityParams(given);
    const tournamentId = await findTournamentId(context, page, asked);
    const week = given.week === 'latest' ? null : Number(given.week);
    const { stats } = context.apis;
    const [standings, bracket, latest] = await Promise.all([
      getStandings(stats, { tournamentId, ...(week === null ? {} : { week }) }),
      orNull(getBracket(stats, { tournamentId })),
      week === null ? null : orNull(getStandings(stats, { tournamentId })),
    ]);
    if (!standings || (week !== null && !standings.tables.some(({ rows }) => rows.length > 0))) missingPage();
    keepAddress(context, page, standings.tournament, asked);
    const seasons = await loadSeasons(standings.tournament, context);
    return [context, { standings, bracket, seasons, week, latest: latest ?? standings }];
  },
);

export const tournamentStandingsRoute = pageRoute({
  name: page,
  file: 'tournament/standings/[slug]/[id]/[week]',
  choices: { week: ({ search, site }) => weekSegment(search, site) },
  check: load.check,
});

const wordsOf = ({ standings }: StandingsData, { t, brandConfig }: SiteContext) => {
  const words = { name: tournamentName(standings.tournament), brand: brandConfig.name };
  return {
    title: t('tournament.standingsTitle', words),
    description: t('tournament.standingsDescription', words),
  };
};

/** Every table of a competition, and its knock-out rounds. */
export async function StandingsPage({ params }: StandingsPageProps): Promise<JSX.Element> {
  const [context, data] = await load(params);
  const now = new Date();
  const { standings, bracket, seasons, week, latest } = data;
  const { tournament } = standings;
  const shown = shownInBracket(bracket);
  const age = shownAge(shown, now, context);
  return (
    <EntityShell
      context={context}
      path={buildPath(context.site, page, entityParams(tournament))}
      {...wordsOf(data, context)}
      crumbs={tournamentFrame(page, tournament, context).crumbs}
      jsonLd={tournamentLd(tournament, context)}
      scores={[shown]}
      from={[onceFor(standings, page), context, bracket, seasons, week, latest, age, context.format.day(now)]}
    >
      <StandingsView context={context} data={data} now={now} age={age} />
    </EntityShell>
  );
}

export async function generateStandingsMetadata({ params }: StandingsPageProps): Promise<Metadata> {
  const [context, data] = await load(params);
  const { tournament, tables } = data.standings;
  return {
    ...wordsOf(data, context),
    ...pageHead(context, entityAddress(context, page, tournament), 'page'),
    // Tables of an earlier week are another view of the same ones.
    ...(tables.length === 0 || data.week !== null ? { robots: hidden } : {}),
  };
}
