import type { Match } from '@cancha/stats/match/Match';
import type { MatchPatch } from '@cancha/ui/match/MatchPatch';
import { scorersText } from '../matches/toMatchBox';
import { toDayTile } from '../matches/toDayTile';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** How a match stands, as every place that shows it says so. */
export function toMatchPatch(match: Match, context: Pick<SiteContext, 'site' | 't' | 'format'>): MatchPatch {
  const { id, state, stateText, label, clock = null, home, away } = toDayTile(match, context);
  const goals = match.state === 'scheduled' ? [] : match.goals;
  const side = (at: 'home' | 'away', { goals: count, penalties, won }: typeof home): MatchPatch['home'] => ({
    ...{ goals: count, penalties, won },
    scorers: scorersText(goals, at, context.t),
  });
  return { ...{ id, state, stateText, label, clock }, home: side('home', home), away: side('away', away) };
}
