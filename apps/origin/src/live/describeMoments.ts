import { matchTimeline } from '@cancha/newsroom/facts/matchTimeline.ts';
import { periodIds } from '@cancha/newsroom/facts/periodIds.ts';
import { asPlayed, type EventColumns, type Recording } from './Recording.ts';

type Score = readonly [home: number, away: number];
type Side = EventColumns['side'];

/** One thing of a match worth a line while it runs. `at` is milliseconds after the kick-off, `score` as it stands then. */
export type Moment = { readonly at: number; readonly score: Score } & (
  | Stretch
  | GoalMoment
  | { readonly kind: 'red'; readonly side: Side; readonly player: string; readonly minute: string }
  | {
      readonly kind: 'kick';
      readonly side: Side;
      readonly player: string;
      readonly scored: boolean;
      readonly kicks: Score;
    }
  | { readonly kind: 'final'; readonly kicks: Score | null; readonly afterExtraTime: boolean }
);

type StretchKind = 'kick-off' | 'half-time' | 'second-half' | 'extra-time' | 'shoot-out';
type Stretch = { [Kind in StretchKind]: { readonly kind: Kind } }[StretchKind];

export type GoalMoment = {
  readonly kind: 'goal';
  readonly side: Side;
  readonly player: string;
  readonly minute: string;
  readonly how: 'goal' | 'penalty' | 'own';
  /** What it did to the match. */
  readonly turn: 'opens' | 'levels' | 'leads' | 'adds' | 'reduces';
};

export type MomentOf<Kind extends Moment['kind']> = Extract<Moment, { kind: Kind }>;

/** What a match has to tell, in order. Nothing where not every goal is recorded: half the story is none. */
export function describeMoments(recording: Recording): Moment[] {
  const { match } = recording;
  const { stretches, events, end } = matchTimeline<EventColumns>(recording.events, asPlayed(recording));
  const moments: Moment[] = [{ kind: 'kick-off', at: 0, score: [0, 0] }];
  const kicks: [number, number] = [0, 0];
  let score: Score = [0, 0];
  let scores: { at: number; score: Score }[] = [{ at: 0, score }];
  for (const { event, at } of events) {
    const { kind, side, player, minute } = event;
    const isHome = side === 'home';
    if (kind === 'goal' || kind === 'penalty' || kind === 'own') {
      const before = score;
      score = isHome ? [before[0] + 1, before[1]] : [before[0], before[1] + 1];
      scores = [...scores, { at, score }];
      moments.push({
        ...{ kind: 'goal', at, score, side, player, how: kind },
        ...{ minute: minute ?? '', turn: turnOf(before, isHome) },
      });
    } else if (kind === 'red' || kind === 'second-yellow') {
      moments.push({ kind: 'red', at, score, side, player, minute: minute ?? '' });
    } else if (kind === 'kick-scored' || kind === 'kick-missed') {
      const scored = kind === 'kick-scored';
      if (scored) kicks[isHome ? 0 : 1] += 1;
      moments.push({ kind: 'kick', at, score, side, player, scored, kicks: [...kicks] });
    }
  }
  if (score[0] !== match.homeScore || score[1] !== match.awayScore) return [];

  const scoreAt = (at: number): Score => scores.findLast((one) => one.at <= at)?.score ?? [0, 0];
  for (const { period, from } of stretches) {
    const kind = stretchKinds[period];
    if (kind) moments.push({ kind, at: from, score: scoreAt(from) });
  }
  const hadKicks = moments.some(({ kind }) => kind === 'kick');
  moments.push({
    ...{ kind: 'final', at: end, score, afterExtraTime: match.lengthMinutes === 120 },
    kicks: hadKicks ? kicks : null,
  });
  return moments.sort((a, b) => a.at - b.at);
}

const stretchKinds: Record<number, 'half-time' | 'second-half' | 'extra-time' | 'shoot-out'> = {
  [periodIds.halfTime]: 'half-time',
  [periodIds.secondHalf]: 'second-half',
  [periodIds.firstExtra]: 'extra-time',
  [periodIds.shootOut]: 'shoot-out',
};

function turnOf([home, away]: Score, isHome: boolean): GoalMoment['turn'] {
  const lead = isHome ? home - away : away - home;
  if (lead === 0) return home + away === 0 ? 'opens' : 'leads';
  if (lead > 0) return 'adds';
  return lead === -1 ? 'levels' : 'reduces';
}
