import type { Match } from '../match/Match';
import type { Score } from '../match/Score';
import type { Team } from '../team/Team';
import type { BracketTie } from './Bracket';

/** A tie of one or two legs. */
export type KnockoutTie = {
  /** In order of play, at most two. */
  readonly legs: readonly [BracketTie, ...BracketTie[]];
  /** As in the first leg. */
  readonly home: Team;
  readonly away: Team;
  readonly through: keyof Score | null;
};

const maxLegs = 2;

/** A placeholder has no id, only a name. */
export const teamKey = ({ id, name }: Team): string => id ?? name;

/** Whether the home side of a match is the away side of its tie. */
export const isReversed = ({ home }: Pick<KnockoutTie, 'home'>, match: Match): boolean =>
  teamKey(match.home) !== teamKey(home);

/** Groups matches into ties, in the given order; `null` if some teams meet more than twice. */
export function toTies(matches: readonly BracketTie[]): KnockoutTie[] | null {
  const pairs = Map.groupBy(matches, ({ match }) => [match.home, match.away].map(teamKey).sort().join('\n'));
  const ties: KnockoutTie[] = [];
  for (const pair of pairs.values()) {
    const [first, ...later] = pair.toSorted((a, b) => a.match.kickOff.getTime() - b.match.kickOff.getTime());
    if (!first || later.length >= maxLegs) return null;
    const tie = { legs: [first, ...later], ...sidesOf(first.match) } as const;
    ties.push({ ...tie, through: winnerOfTie(tie) });
  }
  return ties;
}

const sidesOf = ({ home, away }: Match) => ({ home, away });

type Played = Omit<KnockoutTie, 'through'>;

/** The score of a leg by the sides of its tie. */
export function scoreInTie(tie: Played, match: Match): Score | null {
  return match.state === 'scheduled' ? null : turned(match.score, isReversed(tie, match));
}

/** Only the last leg can have a shoot-out. */
export function penaltiesOfTie(tie: Played): Score | null {
  const last = (tie.legs.at(-1) ?? tie.legs[0]).match;
  return last.state === 'scheduled' ? null : turned(last.penalties, isReversed(tie, last));
}

/** The aggregate score, once all legs are over. */
export function aggregateOfTie(tie: Played): Score | null {
  let total: Score = { home: 0, away: 0 };
  for (const { match } of tie.legs) {
    const score = isOver(match) ? scoreInTie(tie, match) : null;
    if (!score) return null;
    total = { home: total.home + score.home, away: total.away + score.away };
  }
  return total;
}

/** The result is final. */
export const isOver = (match: Match): boolean =>
  match.state === 'finished' || (match.state === 'interrupted' && match.reason === 'awarded');

function turned(score: Score | null, isTheOtherWay: boolean): Score | null {
  return score && isTheOtherWay ? { home: score.away, away: score.home } : score;
}

/** `null` for a level tie without a shoot-out: away goals and other rules are unknown. */
function winnerOfTie(tie: Played): keyof Score | null {
  const total = aggregateOfTie(tie);
  if (!total) return null;
  const { home, away } = penaltiesOfTie(tie) ?? total;
  return home === away ? null : home > away ? 'home' : 'away';
}
