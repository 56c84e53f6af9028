import type { Match } from '@cancha/stats/match/Match';
import { isGoal, isShootOutKick, type EventKind, type MatchEvent } from '@cancha/stats/match/MatchEvent';
import { formatMatchMinute } from '@cancha/stats/match/MatchMinute';
import type { EventIconKind } from '@cancha/ui/match/Timeline/EventIcon';
import type { TimelineEntry } from '@cancha/ui/match/Timeline/Timeline';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { playerHref } from '@cancha/blocks/matches/entityHref';
import { minuteHref } from './matchPlace';

const icons: Record<EventKind, EventIconKind> = {
  goal: 'ball',
  penalty: 'ball',
  own: 'ball',
  yellow: 'yellow',
  'second-yellow': 'second-yellow',
  red: 'red',
  substitution: 'change',
  'kick-scored': 'ball',
  'kick-missed': 'miss',
};

type Words = Pick<SiteContext, 't' | 'site'>;

/** What happened in a match, the latest first, with its break where that is behind. @param path of the match's page */
export function toTimeline(
  match: Match,
  events: readonly MatchEvent[],
  path: string,
  words: Words,
): TimelineEntry[] {
  const entries = events.map((event, i) => toEntry(event, i, match, path, words));
  const isSecond = ({ minute }: MatchEvent) => minute === null || minute.minute > 45;
  const second = events.findIndex(isSecond);
  const half = second < 0 ? [] : [breakMark(events.slice(0, second), words)];
  const first = second < 0 ? entries : entries.slice(0, second);
  const kick = events.findIndex(isShootOutKick);
  const played = kick < 0 ? events.length : kick;
  const shootOut: TimelineEntry[] =
    kick < 0 ? [] : [{ kind: 'mark', id: 'shoot-out', text: words.t('matchPage.shootOut') }];
  return [
    ...first,
    ...half,
    ...entries.slice(first.length, played),
    ...shootOut,
    ...entries.slice(played),
  ].reverse();
}

function breakMark(before: readonly MatchEvent[], { t }: Words): TimelineEntry {
  const of = (side: 'home' | 'away') => before.filter((event) => isGoal(event) && event.side === side).length;
  return { kind: 'mark', id: 'break', text: `${t('matchPage.halfTime')} · ${of('home')}-${of('away')}` };
}

function toEntry(
  event: MatchEvent,
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
    minute: minute && `${formatMatchMinute(minute)}’`,
    href: minute && minuteHref(path, minute, site.language),
    score: score && `${score.home}-${score.away}`,
    player: player.name,
    playerHref: playerHref(player, site),
    detail: detailOf(event, t),
    detailHref: kind === 'substitution' && playerOff ? playerHref(playerOff, site) : null,
    team: match[side].name,
    isGoal: isGoal(event) && !isShootOutKick(event),
  };
}

function detailOf({ kind, playerOff }: MatchEvent, t: SiteContext['t']): string {
  switch (kind) {
    case 'substitution':
      return playerOff ? t('matchPage.cameOnFor', { player: playerOff.name }) : t('matchPage.change');
    case 'second-yellow':
      return t('matchPage.secondYellow');
    case 'kick-scored':
      return t('matchPage.kickScored');
    case 'kick-missed':
      return t('matchPage.kickMissed');
    case 'goal':
    case 'penalty':
    case 'own':
    case 'yellow':
    case 'red':
      return t(`matchPage.${kind}`);
  }
}
