import type { JSX } from 'react';
import { MatchMini } from '../MatchMini/MatchMini';
import type { MatchTile } from '../MatchMini/MatchTile';
import styles from './MatchStrip.module.css';

type MatchStripProps = {
  /** Name of the region. */
  label: string;
  /** What these matches are, and in whose time: "Mundial 2026", "hora de Costa Rica". */
  title: string;
  zone: string;
  matches: readonly MatchTile[];
};

/** The first thing on a front page: results and fixtures in one line. Nothing when there are none. */
export function MatchStrip({ label, title, zone, matches }: MatchStripProps): JSX.Element | null {
  if (matches.length === 0) return null;
  return (
    <section className={styles['strip']} aria-label={label}>
      <div className={`scrollRow ${styles['row']}`} tabIndex={0} role="group" aria-label={label}>
        <p className={styles['title']}>
          <b>{title}</b>
          <span>{zone}</span>
        </p>
        {matches.map((match) => (
          <MatchMini key={match.id} match={match} />
        ))}
      </div>
    </section>
  );
}
