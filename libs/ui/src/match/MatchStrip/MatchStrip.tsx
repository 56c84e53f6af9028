import type { JSX } from 'react';
import { MatchMini } from '../MatchMini/MatchMini';
import type { MatchTile } from '../MatchMini/MatchTile';
import styles from './MatchStrip.module.css';

type MatchStripProps = {
  /** Name of the region. */
  label: string;
  /** With `zone`: "Mundial 2026", "hora de Costa Rica". */
  title: string;
  zone: string;
  matches: readonly MatchTile[];
  /** To the page of the competition, if any. */
  more?: { href: string; text: string; label?: string } | undefined;
};

/** Results and fixtures in one row, at the top of the home page. Nothing without matches. */
export function MatchStrip({ label, title, zone, matches, more }: MatchStripProps): JSX.Element | null {
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
        {more ? (
          <a
            className={styles['more']}
            href={more.href}
            {...(more.label ? { 'aria-label': more.label } : {})}
          >
            {more.text}
          </a>
        ) : null}
      </div>
    </section>
  );
}
