import type { JSX } from 'react';
import { MatchMini } from '../MatchMini/MatchMini';
import type { MatchTile } from '../MatchMini/MatchTile';
import styles from './MatchGrid.module.css';

/** The matches of a day, as many to a row as there is room for. Nothing when there are none. */
export function MatchGrid({ matches }: { matches: readonly MatchTile[] }): JSX.Element | null {
  if (matches.length === 0) return null;
  return (
    <ul className={styles['grid']}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchMini match={match} />
        </li>
      ))}
    </ul>
  );
}
