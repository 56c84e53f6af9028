import type { JSX } from 'react';
import { Goals } from '../Goals/Goals';
import { ReaderTimeSlot } from '../ReaderTime/ReaderTimeSlot';
import { StateChip } from '../StateChip/StateChip';
import { ageSlot, patchAttributes, staleness } from '../staleness';
import type { MatchTile, TileSide } from './MatchTile';
import styles from './MatchMini.module.css';

function Side({ match, at }: { match: MatchTile; at: 'home' | 'away' }): JSX.Element {
  const side: TileSide = match[at];
  const won = side.won ? { 'data-won': '' } : {};
  return (
    <>
      {side.badge ? <img src={side.badge} width="20" height="14" alt="" /> : <span />}
      <span {...patchAttributes(match, { 'data-side': at })} {...won}>
        {side.name}
      </span>
      <span {...patchAttributes(match, { 'data-goals': at })} {...won}>
        <Goals goals={side.goals} penalties={side.penalties} />
      </span>
    </>
  );
}

/** A match in a strip: state, sides, score. A link if there is a page. Screen readers get a sentence instead of columns. */
export function MatchMini({ match }: { match: MatchTile }): JSX.Element {
  const inner = (
    <>
      <span className="srOnly">
        {match.state === 'final' ? match.label : <span data-label="">{match.label}</span>}
        {ageSlot(match, '()')}
        {match.startsAt ? (
          <>
            {' '}
            <ReaderTimeSlot at={match.startsAt} />
          </>
        ) : null}
      </span>
      <span className={styles['mini']} aria-hidden="true">
        <span className={styles['state']}>
          <StateChip match={match} />
          {match.startsAt ? <ReaderTimeSlot at={match.startsAt} className={styles['own']} /> : null}
          <span {...patchAttributes(match, { 'data-note': '' })}>{match.noteText}</span>
        </span>
        <Side match={match} at="home" />
        <Side match={match} at="away" />
      </span>
    </>
  );
  const tile = {
    className: styles['tile'],
    ...patchAttributes(match, { 'data-match': match.id, 'data-state': match.state }),
    ...staleness(match),
  };
  return match.href ? (
    <a {...tile} href={match.href}>
      {inner}
    </a>
  ) : (
    <div {...tile}>{inner}</div>
  );
}
