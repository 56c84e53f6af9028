import type { JSX } from 'react';
import type { MatchTile, TileSide } from './MatchTile';
import styles from './MatchMini.module.css';

/** Played and coming matches look alike; what is on and what is off do not. */
const stateStyles: Record<MatchTile['state'], string | undefined> = {
  live: styles['live'],
  off: styles['off'],
  final: undefined,
  scheduled: undefined,
};

function Side({ side }: { side: TileSide }): JSX.Element {
  const won = side.won ? { className: styles['won'] } : {};
  return (
    <>
      {side.badge ? <img src={side.badge} width="20" height="14" alt="" /> : <span />}
      <span {...won}>{side.name}</span>
      <span {...won}>
        {side.goals}
        {side.penalties === null ? null : <small>{` (${side.penalties})`}</small>}
      </span>
    </>
  );
}

/** A match in a strip: state, two sides, score. A link only where there is a page behind it. */
export function MatchMini({ match }: { match: MatchTile }): JSX.Element {
  const className = [styles['mini'], stateStyles[match.state]].filter(Boolean).join(' ');
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
