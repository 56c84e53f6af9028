import type { JSX } from 'react';
import type { MatchTile } from '../MatchMini/MatchTile';
import { ageSlot, staleness } from '../staleness';
import styles from './StateChip.module.css';

/** State of a match: filled when live, outlined when off, dashed when live data is outdated, otherwise plain text. */
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
