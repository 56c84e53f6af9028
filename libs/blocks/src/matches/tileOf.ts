import { winnerOf } from '@cancha/stats/match/winnerOf';
import type { Match } from '@cancha/stats/match/Match';
import type { Period } from '@cancha/stats/match/Period';
import type { Score } from '@cancha/stats/match/Score';
import type { MatchTile, TileSide } from '@cancha/ui/match/MatchMini/MatchTile';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { followMark } from '@cancha/site/device/Follow';
import { hasPage } from '@cancha/routing/hasPage';
import { teamHref } from './entityHref';
import { matchHref } from './matchHref';
import { sideName } from './sideName';

const stateOf = { scheduled: 'scheduled', live: 'live', finished: 'final', interrupted: 'off' } as const;

const scoreOf = (match: Match): Score | null => (match.state === 'scheduled' ? null : match.score);
const penaltiesOf = (match: Match): Score | null => (match.state === 'scheduled' ? null : match.penalties);

/** The signs of a scoreboard would be spelled, or shouted. */
function spokenState(match: Match, stateText: string, t: SiteContext['t']): string {
  if (match.state === 'finished') return t('match.spokenFinal');
  if (match.state !== 'live') return stateText;
  if (match.period === 'half-time') return t('match.spokenHalfTime');
  return match.period === 'penalty-shootout' ? t('match.spokenShootOut') : stateText;
}

function spoken(match: Match, state: string, t: SiteContext['t']): string {
  const names = { state, home: sideName(match.home, { t }), away: sideName(match.away, { t }) };
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

/** The last minute of the periods in which a clock runs. */
const lastMinutes: Partial<Record<Period, number>> = {
  'first-half': 45,
  'second-half': 90,
  'extra-time-first-half': 105,
  'extra-time-second-half': 120,
};

/** The running clock of a match; `null` while none runs, or none is known. */
function clockOf(match: Match): NonNullable<MatchTile['clock']> | null {
  if (match.state !== 'live' || match.minute === null || match.period === null) return null;
  const last = lastMinutes[match.period];
  return last === undefined ? null : { minute: match.minute, last };
}

type Words = Pick<SiteContext, 'site' | 't'>;

function sideOf(match: Match, side: 'home' | 'away', context: Words): TileSide {
  const team = match[side];
  const href = hasPage(context.site, 'match') ? null : teamHref(team, context.site);
  return {
    name: sideName(team, context),
    badge: team.image,
    goals: scoreOf(match)?.[side] ?? null,
    penalties: penaltiesOf(match)?.[side] ?? null,
    won: winnerOf(match) === side,
    ...(href === null ? {} : { href }),
  };
}

function followsOf({ home, away }: Match): Pick<MatchTile, 'follows'> {
  const marks = [home.id, away.id].flatMap((id) => (id === null ? [] : [followMark({ kind: 'team', id })]));
  return marks.length > 0 ? { follows: marks.join(' ') } : {};
}

export function tileOf(
  match: Match,
  { stateText, noteText, age = null }: Pick<MatchTile, 'stateText' | 'noteText' | 'age'>,
  context: Words,
): MatchTile {
  const { t } = context;
  return {
    id: match.id,
    state: stateOf[match.state],
    stateText,
    noteText,
    age: match.state === 'live' ? age : null,
    clock: clockOf(match),
    label: spoken(match, spokenState(match, stateText, t), t),
    home: sideOf(match, 'home', context),
    away: sideOf(match, 'away', context),
    href: matchHref(match, context),
    ...followsOf(match),
  };
}
