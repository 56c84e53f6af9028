import { getCompetitionWidget } from '@cancha/data-access/football/getCompetitionWidget';
import { getTournaments } from '@cancha/data-access/football/getTournaments';
import type { TagInfo } from '@cancha/data-access/content/TagInfo';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** Seasons that are asked before a competition counts as one without tables. */
const seasonsAsked = 2;

/**
 * Tables and scorers of the competition that a topic is, of its latest season that has any. `null` for any other topic,
 * on a site without football, and where nothing can be had: a topic is not worth less for it.
 */
export async function loadCompetition(
  tag: TagInfo | null,
  { apis, site }: SiteContext,
): Promise<CompetitionWidget | null> {
  if (!site.capabilities.football || !tag?.isCompetition || tag.statsSlug === null) return null;
  const seasons = await orNull(getTournaments(apis.stats, { slug: tag.statsSlug }));
  for (const { id } of seasons?.slice(0, seasonsAsked) ?? []) {
    const widget = await orNull(getCompetitionWidget(apis.stats, { tournamentId: id }));
    if (widget && hasSomething(widget)) return widget;
  }
  return null;
}

const hasSomething = ({ tables, scorers }: CompetitionWidget) =>
  scorers.length > 0 || tables.some(({ rows }) => rows.length > 0);
