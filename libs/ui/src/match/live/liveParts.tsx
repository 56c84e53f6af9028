import type { JSX, ReactNode } from 'react';
import { Goals } from '../Goals/Goals';
import type { MatchTile, TileSide } from '../MatchMini/MatchTile';
import { Score } from '../ScoreHead/Score';
import { ageSlot } from './ageSlot';

type LiveSide = TileSide & { scorers?: string };

/** A match as far as it changes while it is played. */
export type LiveTile = Pick<MatchTile, 'id' | 'state' | 'stateText' | 'age' | 'clock' | 'label'> & {
  home: LiveSide;
  away: LiveSide;
};

/**
 * The parts of a match that change while it is played. Pages render them, and so do the answers that bring an open page
 * up to date: a score is written in one place.
 */
export const liveParts = {
  state: (match: Pick<LiveTile, 'state' | 'stateText' | 'age' | 'clock'>) => (
    <>
      {match.clock ? (
        <span data-clock={`${match.clock.minute}/${match.clock.last}`}>{match.stateText}</span>
      ) : (
        match.stateText
      )}
      {ageSlot(match)}
    </>
  ),
  /** For screen readers. */
  sentence: (match) => (
    <>
      {match.label}
      {ageSlot(match, '()')}
    </>
  ),
  homeGoals: (match) => <Goals match={match} at="home" />,
  awayGoals: (match) => <Goals match={match} at="away" />,
  /** Of both sides, where the page is about the match. */
  score: (match) => <Score match={match} />,
  homeScorers: ({ home }) => home.scorers,
  awayScorers: ({ away }) => away.scorers,
} as const satisfies Record<string, (match: LiveTile) => ReactNode>;

export type LivePartName = keyof typeof liveParts;

/** Marks an element as the place of a part. A finished match needs no marks. */
export function partMark(
  { state }: Pick<MatchTile, 'state'>,
  name: LivePartName,
): { 'data-part'?: LivePartName } {
  return state === 'final' ? {} : { 'data-part': name };
}

/** Marks the element beside a score that says that it has been corrected. */
export function noteMark({ state }: Pick<MatchTile, 'state'>): { 'data-note'?: '' } {
  return state === 'final' ? {} : { 'data-note': '' };
}

type LiveGoalsProps = {
  match: LiveTile;
  at: 'home' | 'away';
  /** A sentence says them. */
  isHidden?: boolean;
};

/** The goals of a side in their place. */
export function LiveGoals({ match, at, isHidden = false }: LiveGoalsProps): JSX.Element {
  const name = `${at}Goals` as const;
  return (
    <span {...(isHidden ? { 'aria-hidden': true } : {})} {...partMark(match, name)}>
      {liveParts[name](match)}
    </span>
  );
}

/** The match as a sentence, in its place. */
export function LiveSentence({ match }: { match: LiveTile }): JSX.Element {
  return match.state === 'final' ? (
    <>{match.label}</>
  ) : (
    <span {...partMark(match, 'sentence')}>{liveParts.sentence(match)}</span>
  );
}
