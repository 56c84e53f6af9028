import type { JSX } from 'react';
import { Goals } from '../Goals/Goals';
import type { MatchTile } from '../MatchMini/MatchTile';

/** Both sides' goals; one dash while they are not known, and before kick-off. */
export function Score({ match }: { match: Pick<MatchTile, 'state' | 'home' | 'away'> }): JSX.Element {
  const isKnown = match.home.goals !== null && match.away.goals !== null;
  return (
    <>
      <span>{isKnown ? <Goals match={match} at="home" /> : null}</span>
      <i>–</i>
      <span>{isKnown ? <Goals match={match} at="away" /> : null}</span>
    </>
  );
}
