import { isOverdue } from '@cancha/stats/match/isOverdue';
import type { Match } from '@cancha/stats/match/Match';
import type { MatchTile } from '@cancha/ui/match/MatchMini/MatchTile';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { matchStateText } from './matchStateText';
import { tileOf } from './tileOf';

type Words = Pick<SiteContext, 'site' | 't' | 'format' | 'brandConfig'>;

/** A day that is today is called so; another by its date. */
function dayText(match: Match, { format, t }: Words, now: Date): string {
  if (format.day(match.kickOff) === format.day(now)) return t('match.today');
  const [day, year] = [format.shortDate(match.kickOff), format.year(match.kickOff)];
  return year === format.year(now) ? day : `${day} ${year}`;
}

function noteText(match: Match, words: Words, now: Date): string {
  if (match.state === 'live') return match.venue?.city ?? '';
  if (match.state !== 'scheduled' || isOverdue(match, now)) return dayText(match, words, now);
  return match.isTimeKnown ? words.brandConfig.zoneShort : dayText(match, words, now);
}

/** A match among those of other days, in the site's words and zone. @param age of its score, if that has to be shown */
export function toMatchTile(match: Match, words: Words, now: Date, age: string | null = null): MatchTile {
  const { t, format } = words;
  const kickOff = (at: Date) => `${format.weekday(at)} ${format.time(at)}`;
  const stateText = matchStateText(match, { now, kickOff }, t);
  return tileOf(match, { stateText, noteText: noteText(match, words, now), age }, words);
}
