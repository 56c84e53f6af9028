import { getCompetitions } from '@cancha/data-access/cms/getTopics';
import { getTournaments } from '@cancha/data-access/football/getTournaments';
import { buildPath } from '@cancha/routing/buildPath';
import { readCompetition, readSeason, type Season } from '@cancha/routing/readCompetition';
import type { Tournament } from '@cancha/stats/match/Tournament';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import type { EntityPage } from '../entity/entityAddress';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { missingPage, movedPage } from '@cancha/site/routes/pageErrors';

/**
 * The id of the tournament an address names. One that names a competition and a season (`liga-mx/2024-25`) is sent to
 * the address with the id, for good; a season we do not have is a 404.
 */
export async function findTournamentId(
  context: SiteContext,
  page: EntityPage,
  asked: { slug: string; id: string },
): Promise<string> {
  const reading = readCompetition(asked);
  if (reading.kind === 'id') return reading.id;
  const found = await findSeason(reading.competition, reading.season, context);
  return found ? movedPage(buildPath(context.site, page, entityParams(found))) : missingPage();
}

async function findSeason(slug: string, season: Season, context: SiteContext): Promise<Tournament | null> {
  const { apis, site } = context;
  const own = await seasonsOf(slug, context);
  if (own.length > 0) return own.find((one) => isOf(one, season)) ?? null;
  // The newsroom may call it otherwise than the provider does: "liga-de-costa-rica".
  const topics = await orNull(getCompetitions(apis.cms, { site: site.siteCode }));
  const statsSlug = topics?.find((topic) => topic.slug === slug)?.statsSlug;
  if (statsSlug === undefined) return null;
  return (await seasonsOf(statsSlug, context)).find((one) => isOf(one, season)) ?? null;
}

const seasonsOf = async (slug: string, { apis }: SiteContext): Promise<readonly Tournament[]> =>
  (await getTournaments(apis.stats, { slug })) ?? [];

function isOf({ season }: Tournament, { from, to }: Season): boolean {
  const years = season === null ? null : readSeason(season);
  return years?.from === from && years.to === to;
}
