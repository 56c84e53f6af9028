import type { JSX } from 'react';
import { liveAttributes } from '../live/liveAttributes';
import { LiveGoals, LiveSentence, noteMark } from '../live/liveParts';
import { ReaderTimeSlot } from '../ReaderTime/ReaderTimeSlot';
import { StateChip } from '../StateChip/StateChip';
import type { MatchTile } from './MatchTile';
import { SideName } from './SideName';
import styles from './MatchMini.module.css';

function Side({ match, at }: { match: MatchTile; at: 'home' | 'away' }): JSX.Element {
  const { badge } = match[at];
  return (
    <>
      {badge ? <img src={badge} width="20" height="14" alt="" /> : <span />}
      <SideName side={match[at]} />
      <LiveGoals match={match} at={at} isHidden={Boolean(match[at].href)} />
    </>
  );
}

/**
 * A match in a strip: state, sides, score. A link if there is a page, else its teams are, if they have one. Screen readers
 * get a sentence instead of columns.
 */
export function MatchMini({ match }: { match: MatchTile }): JSX.Element {
  const { home, away } = match;
  const hidden = { 'aria-hidden': true };
  const namesAreLinks = Boolean(home.href ?? away.href);
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
      <span className={styles['mini']} {...(namesAreLinks ? {} : hidden)}>
        <span className={styles['state']} {...(namesAreLinks ? hidden : {})}>
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
