import type { JSX } from 'react';
import { Goals } from '../Goals/Goals';
import type { MatchTile } from '../MatchMini/MatchTile';

/** Both sides' goals; one dash while those of a match that has begun are not known. Of others there is nothing to show. */
export function Score({ match }: { match: Pick<MatchTile, 'state' | 'home' | 'away'> }): JSX.Element | null {
  const isKnown = match.home.goals !== null && match.away.goals !== null;
  const hasBegun = match.state === 'live' || match.state === 'final';
  if (!isKnown && !hasBegun) return null;
  return (
    <>
      <span>{isKnown ? <Goals match={match} at="home" /> : null}</span>
      <i>–</i>
      <span>{isKnown ? <Goals match={match} at="away" /> : null}</span>
    </>
  );
}
