import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Match } from '@cancha/stats/match/Match';
import { isShootOutKick, type MatchEvent } from '@cancha/stats/match/MatchEvent';
import type { ShootOutSide } from '@cancha/ui/match/ShootOut/ShootOut';

/** The kicks of each side; nothing where none is told of. */
export function toShootOut(
  match: Match,
  events: readonly MatchEvent[],
  { t }: Pick<SiteContext, 't'>,
): ShootOutSide[] {
  const kicks = events.filter(isShootOutKick);
  if (kicks.length === 0) return [];
  const penalties = match.state === 'scheduled' ? null : match.penalties;
  return (['home', 'away'] as const).map((at) => {
    const own = kicks.flatMap(({ side, kind, player }, i) => {
      const scored = kind === 'kick-scored';
      const words = t(scored ? 'matchPage.kickScored' : 'matchPage.kickMissed');
      return side === at ? [{ id: String(i), scored, text: `${player.name}: ${words}` }] : [];
    });
    const { name, image } = match[at];
    const goals = penalties?.[at] ?? own.filter(({ scored }) => scored).length;
    return { team: name, badge: image, goals, kicks: own };
  });
}
