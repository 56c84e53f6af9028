import type { Match } from '@cancha/stats/match/Match';
import { isGoal, isShootOutKick, type EventKind, type MatchEvent } from '@cancha/stats/match/MatchEvent';
import { formatMatchMinute, type MatchMinute } from '@cancha/stats/match/MatchMinute';
import type { EventIconKind } from '@cancha/ui/match/Timeline/EventIcon';
import type { TimelineEntry } from '@cancha/ui/match/Timeline/Timeline';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { playerHref } from '@cancha/blocks/matches/entityHref';
import { minuteHref } from './matchPlace';

type PlayedKind = Exclude<EventKind, 'kick-scored' | 'kick-missed'>;
type Played = MatchEvent & { kind: PlayedKind; minute: MatchMinute };

const icons: Record<PlayedKind, EventIconKind> = {
  goal: 'ball',
  penalty: 'ball',
  own: 'ball',
  yellow: 'yellow',
  'second-yellow': 'second-yellow',
  red: 'red',
  substitution: 'change',
};

type Words = Pick<SiteContext, 't' | 'site'>;

/** The breaks of a match, by the minute after which they come. */
const breaks = [
  { after: 45, words: 'matchPage.halfTime' },
  { after: 90, words: 'matchPage.ninety' },
  { after: 105, words: 'matchPage.extraHalfTime' },
] as const;

const isPlayed = (event: MatchEvent): event is Played => event.minute !== null && !isShootOutKick(event);

/**
 * What happened in a match, the latest first, with the breaks that are behind. A shoot-out stands apart from it.
 * @param path of the match's page
 */
export function toTimeline(
  match: Match,
  events: readonly MatchEvent[],
  path: string,
  words: Words,
): TimelineEntry[] {
  const played = events.filter(isPlayed);
  const reached = minuteReached(match, played);
  const marks = breaks
    .filter(({ after }) => reached > after || (after === 45 && isHalfTime(match)))
    .map(({ after, words: key }) => ({ after, entry: markOf(`after-${after}`, key, after) }));
  function markOf(id: string, key: (typeof breaks)[number]['words'], after: number): TimelineEntry {
    const score = scoreAfter(match, played, after);
    return { kind: 'mark', id, text: [words.t(key), score].filter(Boolean).join(' · ') };
  }
  const start: TimelineEntry = { kind: 'mark', id: 'start', text: words.t('matchPage.start') };
  if (match.state !== 'live' && played.length === 0) return [];
  const entries: TimelineEntry[] = [start];
  let next = 0;
  for (const [i, event] of played.entries()) {
    for (let mark = marks[next]; mark && event.minute.minute > mark.after; mark = marks[++next])
      entries.push(mark.entry);
    entries.push(toEntry(event, i, match, path, words));
  }
  return [...entries, ...marks.slice(next).map(({ entry }) => entry)].reverse();
}

const isHalfTime = (match: Match): boolean => match.state === 'live' && match.period === 'half-time';

/** The minute a match has come to; one that ended without extra time ended at 90. */
export function minuteReached(match: Match, events: readonly MatchEvent[]): number {
  const told = Math.max(0, ...events.map(({ minute }) => minute?.minute ?? 0));
  if (match.state === 'finished') return Math.max(90, told, match.minute ?? 0);
  return match.state === 'live' ? Math.max(told, match.minute ?? 0) : told;
}

/** The score at a break; nothing where the events do not add up to that of the match. */
function scoreAfter(match: Match, events: readonly Played[], after: number): string | null {
  const score = match.state === 'scheduled' ? null : match.score;
  const count = (side: 'home' | 'away', until: number) =>
    events.filter((event) => isGoal(event) && event.side === side && event.minute.minute <= until).length;
  const isKnown = count('home', Infinity) === score?.home && count('away', Infinity) === score.away;
  return isKnown ? `${count('home', after)}-${count('away', after)}` : null;
}

function toEntry(
  event: Played,
  index: number,
  match: Match,
  path: string,
  { t, site }: Words,
): TimelineEntry {
  const { kind, minute, side, player, playerOff, score } = event;
  return {
    kind: 'event',
    id: String(index),
    icon: icons[kind],
    side,
    minute: `${formatMatchMinute(minute)}’`,
    href: minuteHref(path, minute, site.language),
    score: score && `${score.home}-${score.away}`,
    player: player.name,
    playerHref: playerHref(player, site),
    detail: detailOf(event, t),
    detailHref: kind === 'substitution' && playerOff ? playerHref(playerOff, site) : null,
    team: match[side].name,
    badge: match[side].image,
    isGoal: isGoal(event),
  };
}

function detailOf({ kind, playerOff }: Played, t: SiteContext['t']): string {
  switch (kind) {
    case 'substitution':
      return playerOff ? t('matchPage.cameOnFor', { player: playerOff.name }) : t('matchPage.change');
    case 'second-yellow':
      return t('matchPage.secondYellow');
    case 'goal':
    case 'penalty':
    case 'own':
    case 'yellow':
    case 'red':
      return t(`matchPage.${kind}`);
  }
}
