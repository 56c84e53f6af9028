import type { JSX } from 'react';
import type { MatchTile } from '../MatchMini/MatchTile';
import { ageSlot, staleness } from '../staleness';
import styles from './StateChip.module.css';

/**
 * Where a match stands, in the one form it has everywhere: filled for live, outlined for what is off, broken for a
 * live match whose data is old. What was played or is to come is said without a frame.
 */
export function StateChip({
  match,
}: {
  match: Pick<MatchTile, 'state' | 'stateText' | 'age' | 'clock'>;
}): JSX.Element {
  const { state, stateText, clock } = match;
  return (
    <span className={styles['chip']} data-chip={state} {...staleness(match)}>
      {state === 'final' ? (
        stateText
      ) : (
        <span data-state-text="" {...(clock ? { 'data-clock': `${clock.minute}/${clock.last}` } : {})}>
          {stateText}
        </span>
      )}
      {ageSlot(match)}
    </span>
  );
}
