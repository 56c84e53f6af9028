import type { JSX } from 'react';
import { liveParts, partMark, type LiveTile } from '../live/liveParts';
import styles from './StateChip.module.css';

/**
 * State of a match, styled by the `data-state` of the element around it: filled when live, outlined when off, dashed
 * when live data is outdated, otherwise plain text.
 */
export function StateChip({
  match,
}: {
  match: Pick<LiveTile, 'state' | 'stateText' | 'age' | 'clock'>;
}): JSX.Element {
  return (
    <span className={styles['chip']} {...partMark(match, 'state')}>
      {liveParts.state(match)}
    </span>
  );
}
