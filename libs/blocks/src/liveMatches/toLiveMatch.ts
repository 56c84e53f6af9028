import type { Match } from '@cancha/stats/match/Match';
import { standingAttributes } from '@cancha/ui/match/live/liveAttributes';
import { liveParts, type LivePartName, type LiveTile } from '@cancha/ui/match/live/liveParts';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { scorersText } from '../matches/toMatchBox';
import { toDayTile } from '../matches/toDayTile';
import type { UpdatedMatch } from './LiveUpdate';
import { renderHtml } from './renderHtml';

/** How a match stands, in the markup of the pages that show it. */
export async function toLiveMatch(
  match: Match,
  context: Pick<SiteContext, 'site' | 't' | 'format'>,
): Promise<UpdatedMatch> {
  const { home, away, ...tile } = toDayTile(match, context);
  const goals = match.state === 'scheduled' ? [] : match.goals;
  const shown: LiveTile = {
    ...tile,
    home: { ...home, scorers: scorersText(goals, 'home', context.t) },
    away: { ...away, scorers: scorersText(goals, 'away', context.t) },
  };
  const { id, label, clock = null } = tile;
  const names = Object.keys(liveParts) as LivePartName[];
  const parts = await Promise.all(
    names.map(async (name) => [name, await renderHtml(liveParts[name](shown))] as const),
  );
  return {
    ...{ id, label, clock },
    attributes: standingAttributes(shown),
    parts: Object.fromEntries(parts) as UpdatedMatch['parts'],
  };
}
