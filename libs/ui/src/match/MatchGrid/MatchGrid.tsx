import type { JSX } from 'react';
import { MatchMini } from '../MatchMini/MatchMini';
import type { MatchTile } from '../MatchMini/MatchTile';
import styles from './MatchGrid.module.css';

/** A responsive grid of matches. Nothing without matches. */
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
