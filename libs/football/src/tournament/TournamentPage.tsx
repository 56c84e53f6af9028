import { buildPath } from '@cancha/routing/buildPath';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { entityAddress } from '../entity/entityAddress';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { EntityShell } from '../entity/EntityShell';
import { keepAddress, readEntityParams, type EntityRouteParams } from '../entity/keepAddress';
import { onceFor } from '../entity/onceFor';
import { pageHead } from '@cancha/site/head/pageHead';
import { tournamentLd } from '../entity/tournamentLd';
import { shownAge } from '@cancha/blocks/liveMatches/shownAge';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { findTournamentId } from './findTournamentId';
import { loadTournamentPage, type TournamentData } from './loadTournamentPage';
import { shownInBracket, shownInCalendar } from './shownScores';
import { tournamentFrame } from './tournamentFrame';
import { tournamentName } from '../entity/tournamentName';
import { TournamentView } from './TournamentView';
import { missingPage } from '@cancha/site/routes/pageErrors';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type TournamentPageProps = { params: Promise<EntityRouteParams> };

const load = pageLoader(
  async (given: Awaited<TournamentPageProps['params']>): Promise<[SiteContext, TournamentData]> => {
    const context = await getSiteContext(given.site);
    const asked = readEntityParams(given);
    const id = await findTournamentId(context, 'tournament', asked);
    const data = (await loadTournamentPage(context, id)) ?? missingPage();
    keepAddress(context, 'tournament', data.standings.tournament, asked);
    return [context, data];
  },
);

export const tournamentRoute = pageRoute({
  name: 'tournament',
  file: 'tournament/overview/[slug]/[id]',
  check: load.check,
});

const wordsOf = (data: TournamentData, { t, brandConfig }: SiteContext) => {
  const words = { name: tournamentName(data.standings.tournament), brand: brandConfig.name };
  return { title: t('tournament.title', words), description: t('tournament.description', words) };
};

/** A competition in one season. */
export async function TournamentPage({ params }: TournamentPageProps): Promise<JSX.Element> {
  const [context, data] = await load(params);
  const now = new Date();
  const { standings, seasons, calendar, bracket, scorers, news } = data;
  const { tournament } = standings;
  const scores = [shownInCalendar(calendar), shownInBracket(bracket)] as const;
  const ages = {
    calendar: shownAge(scores[0], now, context),
    bracket: shownAge(scores[1], now, context),
  };
  return (
    <EntityShell
      context={context}
      path={buildPath(context.site, 'tournament', entityParams(tournament))}
      {...wordsOf(data, context)}
      crumbs={tournamentFrame('tournament', tournament, context).crumbs}
      jsonLd={tournamentLd(tournament, context)}
      scores={scores}
      from={[
        onceFor(standings, 'tournament'),
        ...[context, seasons, calendar, bracket, scorers, context.format.day(now)],
        ...[ages.calendar, ages.bracket],
        ...news,
      ]}
    >
      <TournamentView context={context} data={data} now={now} ages={ages} />
    </EntityShell>
  );
}

export async function generateTournamentMetadata({ params }: TournamentPageProps): Promise<Metadata> {
  const [context, data] = await load(params);
  const address = entityAddress(context, 'tournament', data.standings.tournament);
  return { ...wordsOf(data, context), ...pageHead(context, address, 'page') };
}
