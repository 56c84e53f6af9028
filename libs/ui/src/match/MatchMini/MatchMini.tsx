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

/**
 * A match in a strip: state, two sides, score. A link only where there is a page behind it. Columns mean nothing
 * to the ear, so a screen reader is given the sentence instead.
 */
export function MatchMini({ match }: { match: MatchTile }): JSX.Element {
  const className = [styles['mini'], stateStyles[match.state]].filter(Boolean).join(' ');
  const inner = (
    <>
      <span className="srOnly">{match.label}</span>
      <span className={className} aria-hidden="true">
        <span className={styles['state']}>
          <span>{match.stateText}</span>
          <span>{match.noteText}</span>
        </span>
        <Side side={match.home} />
        <Side side={match.away} />
      </span>
    </>
  );
  return match.href ? (
    <a className={styles['tile']} href={match.href}>
      {inner}
    </a>
  ) : (
    <div className={styles['tile']}>{inner}</div>
  );
}
