import type { JSX } from 'react';
import { liveAttributes } from '../live/liveAttributes';
import { LiveGoals, LiveSentence, noteMark } from '../live/liveParts';
import { ReaderTimeSlot } from '../ReaderTime/ReaderTimeSlot';
import { StateChip } from '../StateChip/StateChip';
import type { MatchTile } from './MatchTile';
import styles from './MatchMini.module.css';

function Side({ match, at }: { match: MatchTile; at: 'home' | 'away' }): JSX.Element {
  const { badge, name } = match[at];
  return (
    <>
      {badge ? <img src={badge} width="20" height="14" alt="" /> : <span />}
      <span>{name}</span>
      <LiveGoals match={match} at={at} />
    </>
  );
}

/** A match in a strip: state, sides, score. A link if there is a page. Screen readers get a sentence instead of columns. */
export function MatchMini({ match }: { match: MatchTile }): JSX.Element {
  const inner = (
    <>
      <span className="srOnly">
        <LiveSentence match={match} />
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
          <span {...noteMark(match)}>{match.noteText}</span>
        </span>
        <Side match={match} at="home" />
        <Side match={match} at="away" />
      </span>
    </>
  );
  const tile = {
    className: styles['tile'],
    ...liveAttributes(match),
  };
  return match.href ? (
    <a {...tile} href={match.href}>
      {inner}
    </a>
  ) : (
    <div {...tile}>{inner}</div>
  );
}
