import type { JSX } from 'react';
import type { MatchTile } from '../MatchMini/MatchTile';

type GoalsProps = { match: Pick<MatchTile, 'state' | 'home' | 'away'>; at: 'home' | 'away' };

/** The goals of a side, with a shoot-out in brackets. A match that has begun and has no score has a dash, others nothing. */
export function Goals({ match, at }: GoalsProps): JSX.Element {
  const { goals, penalties } = match[at];
  const hasBegun = match.state === 'live' || match.state === 'final';
  return (
    <>
      {goals ?? (hasBegun ? '–' : null)}
      {penalties === null ? null : <small>{` (${penalties})`}</small>}
    </>
  );
}
