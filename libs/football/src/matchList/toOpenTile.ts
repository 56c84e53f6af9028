import type { Match } from '@cancha/stats/match/Match';
import type { MatchTile } from '@cancha/ui/match/MatchMini/MatchTile';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { matchStateText } from '@cancha/blocks/matches/matchStateText';
import { tileOf } from '@cancha/blocks/matches/tileOf';

type Words = Pick<SiteContext, 'site' | 't' | 'format'>;

/** "5 jul 14:00", as far as the hour is known. */
export function dayAndHour(match: Match, { format }: Pick<SiteContext, 'format'>): string {
  const day = format.shortDate(match.kickOff);
  return match.state === 'scheduled' && match.isTimeKnown ? `${day} ${format.time(match.kickOff)}` : day;
}

/** A match in one sentence, with its day while it is to come. */
export function spokenMatch(match: Match, words: Words): string {
  return spokenTile(match, words).label;
}

/** A match of a bracket, which says the day over its sides: of the state there is left what changes while it is on. */
export function toOpenTile(match: Match, words: Words, age: string | null): MatchTile {
  const tile = spokenTile(match, words, age);
  return tile.state === 'scheduled' ? { ...tile, stateText: '' } : tile;
}

function spokenTile(match: Match, words: Words, age: string | null = null): MatchTile {
  const stateText =
    match.state === 'scheduled'
      ? dayAndHour(match, words)
      : matchStateText(match, { now: new Date(), kickOff: () => '' }, words.t);
  return tileOf(match, { stateText, noteText: '', age }, words);
}
