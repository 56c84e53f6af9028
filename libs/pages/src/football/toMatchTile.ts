import { winnerOf } from '@cancha/stats/match/winnerOf';
import type { InterruptedMatch, Match } from '@cancha/stats/match/Match';
import type { Score } from '@cancha/stats/match/Score';
import type { MatchTile, TileSide } from '@cancha/ui/match/MatchMini/MatchTile';
import type { SiteContext } from '../site/SiteContext';

type Words = Pick<SiteContext, 't' | 'format' | 'profile'>;

const interruptedWord: Record<InterruptedMatch['reason'], Parameters<SiteContext['t']>[0]> = {
  postponed: 'match.postponed',
  suspended: 'match.suspended',
  cancelled: 'match.cancelled',
  awarded: 'match.awarded',
  unknown: 'match.unknown',
};

const stateOf = { scheduled: 'scheduled', live: 'live', finished: 'final', interrupted: 'off' } as const;

export const scoreOf = (match: Match): Score | null => (match.state === 'scheduled' ? null : match.score);
export const penaltiesOf = (match: Match): Score | null =>
  match.state === 'scheduled' ? null : match.penalties;

/** A day that is today is called so; another by its date. */
function dayText(match: Match, { format, t }: Words, now: Date): string {
  return format.day(match.kickOff) === format.day(now) ? t('match.today') : format.shortDate(match.kickOff);
}

function stateText(match: Match, words: Words): string {
  const { t, format } = words;
  switch (match.state) {
    case 'finished':
      return t('match.final');
    case 'interrupted':
      return t(interruptedWord[match.reason]);
    case 'live':
      if (match.period === 'half-time') return t('match.halfTime');
      return match.minute === null ? t('match.live') : `${match.minute}’`;
    case 'scheduled':
      return match.hourKnown
        ? `${format.weekday(match.kickOff)} ${format.time(match.kickOff)}`
        : t('match.toBeDefined');
  }
}

function noteText(match: Match, words: Words, now: Date): string {
  if (match.state === 'live') return match.venue?.city ?? '';
  if (match.state !== 'scheduled') return dayText(match, words, now);
  return match.hourKnown ? words.profile.zoneShort : dayText(match, words, now);
}

function spoken(match: Match, state: string, t: Words['t']): string {
  const names = { state, home: match.home.name, away: match.away.name };
  const score = scoreOf(match);
  if (!score) return t('match.spokenNoScore', names);
  const goals = { ...names, homeGoals: score.home, awayGoals: score.away };
  const penalties = penaltiesOf(match);
  if (!penalties) return t('match.spoken', goals);
  return t('match.spokenPenalties', {
    ...goals,
    homePenalties: penalties.home,
    awayPenalties: penalties.away,
  });
}

function sideOf(match: Match, side: 'home' | 'away'): TileSide {
  const team = match[side];
  return {
    name: team.name,
    badge: team.image,
    goals: scoreOf(match)?.[side] ?? null,
    penalties: penaltiesOf(match)?.[side] ?? null,
    won: winnerOf(match) === side,
  };
}

/** A match in the words and the zone of a site. It leads nowhere while match pages are off. */
export function toMatchTile(match: Match, words: Words, now: Date): MatchTile {
  const state = stateText(match, words);
  return {
    id: match.id,
    state: stateOf[match.state],
    stateText: state,
    noteText: noteText(match, words, now),
    label: spoken(match, state, words.t),
    home: sideOf(match, 'home'),
    away: sideOf(match, 'away'),
    href: null,
  };
}
