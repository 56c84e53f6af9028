import type { JSX } from 'react';
import type { MatchTile, TileSide } from './MatchTile';
import styles from './MatchMini.module.css';

function Side({ side }: { side: TileSide }): JSX.Element {
  const won = side.won ? styles['won'] : undefined;
  return (
    <>
      {side.badge ? <img src={side.badge} width="20" height="14" alt="" loading="lazy" /> : <span />}
      <span className={won}>{side.name}</span>
      <span className={won}>
        {side.goals}
        {side.penalties === null ? null : <small> ({side.penalties})</small>}
      </span>
    </>
  );
}

/** A match in a strip: state, two sides, score. A link only where there is a page behind it. */
export function MatchMini({ match }: { match: MatchTile }): JSX.Element {
  const className = `${styles['mini']} ${styles[match.state]}`;
  const inner = (
    <>
      <span className={styles['state']}>
        <span>{match.stateText}</span>
        <span>{match.noteText}</span>
      </span>
      <Side side={match.home} />
      <Side side={match.away} />
    </>
  );
  return match.href ? (
    <a className={className} href={match.href} aria-label={match.label}>
      {inner}
    </a>
  ) : (
    <div className={className} role="img" aria-label={match.label}>
      {inner}
    </div>
  );
}
