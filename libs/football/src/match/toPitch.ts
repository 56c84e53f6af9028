import type { LineUp, LineUps } from '@cancha/stats/match/LineUps';
import { lineUpAt } from '@cancha/stats/match/lineUpAt';
import type { Match } from '@cancha/stats/match/Match';
import type { MatchEvent } from '@cancha/stats/match/MatchEvent';
import { formatMatchMinute } from '@cancha/stats/match/MatchMinute';
import type { LineUpPitchProps, PitchSide } from '@cancha/ui/match/LineUpPitch/LineUpPitch';
import { playerHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** As on a shirt: the last of several names, with a particle before it. */
export function shortName(name: string): string {
  return /(?:(?<=^|\s)(?:de|da|dos|van|von|der|di|del|la|el)\s+)*\S+$/i.exec(name.trim())?.[0] ?? name;
}

/**
 * Both line-ups on the pitch; `null` where neither is known.
 * @param onPitch who was on after these events, instead of who began
 */
export function toPitch(
  match: Match,
  lineUps: LineUps | null,
  events: readonly MatchEvent[],
  { onPitch }: { onPitch: boolean },
  { site, t }: Pick<SiteContext, 'site' | 't'>,
): LineUpPitchProps | null {
  const side = (at: 'home' | 'away', lineUp: LineUp | null | undefined): PitchSide | null =>
    lineUp
      ? {
          team: match[at].name,
          formation: lineUp.formation,
          lines: lineUpAt(
            lineUp,
            events.filter((event) => event.side === at),
            { onPitch },
          ).map((line) =>
            line.map((man) => ({
              ...man,
              shortName: shortName(man.name),
              href: playerHref(man, site),
              ...marksOf(man.id, events),
            })),
          ),
        }
      : null;
  const [home, away] = [side('home', lineUps?.home), side('away', lineUps?.away)];
  if (!home && !away) return null;
  const labels = {
    captain: t('matchPage.captain'),
    off: t('matchPage.off'),
    sent: t('matchPage.sent'),
    booked: t('matchPage.booked'),
  };
  return { home, away, labels };
}

/** When he left, and whether he was booked: a second yellow says that by itself. */
function marksOf(
  id: string,
  events: readonly MatchEvent[],
): Pick<PitchSide['lines'][number][number], 'leftAt' | 'booked'> {
  const left = events.find(
    ({ kind, player, playerOff }) =>
      (kind === 'substitution' && playerOff?.id === id) ||
      ((kind === 'red' || kind === 'second-yellow') && player.id === id),
  );
  return {
    leftAt: left?.minute ? `${formatMatchMinute(left.minute)}’` : null,
    booked: isBooked(id, events),
  };
}

export const isBooked = (id: string, events: readonly MatchEvent[]): boolean =>
  events.some(({ kind, player }) => kind === 'yellow' && player.id === id);
