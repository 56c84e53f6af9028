import type { JSX } from 'react';
import { liveAttributes } from '../live/liveAttributes';
import { LiveGoals, LiveSentence, liveParts, noteMark, partMark } from '../live/liveParts';
import { ReaderTimeSlot } from '../ReaderTime/ReaderTimeSlot';
import { StateChip } from '../StateChip/StateChip';
import { SideName } from '../MatchMini/SideName';
import type { ScoreRow } from './ScoreRow';
import styles from './ScoreRows.module.css';

type RowProps = { match: ScoreRow };
type SideProps = RowProps & { at: 'home' | 'away' };

function Side({ match, at }: SideProps): JSX.Element {
  const { badge, href } = match[at];
  return (
    <span className={styles['side']}>
      {badge ? <img src={badge} width="20" height="14" alt="" loading="lazy" /> : <span />}
      <SideName side={match[at]} />
      <LiveGoals match={match} at={at} isHidden={Boolean(href)} />
    </span>
  );
}

/** Who scored, one side after the other. */
function Scorers({ match, isHidden }: RowProps & { isHidden: boolean }): JSX.Element | null {
  if (match.home.scorers === undefined || match.away.scorers === undefined) return null;
  return (
    <span className={styles['scorers']} aria-hidden={isHidden || undefined}>
      <span {...partMark(match, 'homeScorers')}>{liveParts.homeScorers(match)}</span>
      <span {...partMark(match, 'awayScorers')}>{liveParts.awayScorers(match)}</span>
    </span>
  );
}

function Sentence({ match }: RowProps): JSX.Element {
  const { startsAt, noteText } = match;
  return (
    <span className="srOnly">
      <LiveSentence match={match} />
      {startsAt ? (
        <>
          {' '}
          <ReaderTimeSlot at={startsAt} />
        </>
      ) : null}
      {noteText ? `. ${noteText}` : ''}
    </span>
  );
}

function Row({ match }: RowProps): JSX.Element {
  const { href, startsAt, noteText, home, away } = match;
  // Where the match has no page its teams are links, and what can be reached is not hidden.
  const namesAreLinks = Boolean(home.href ?? away.href);
  return (
    <li className={styles['row']} {...liveAttributes(match)}>
      <span className={styles['match']} aria-hidden={!namesAreLinks || undefined}>
        <span className={styles['state']} aria-hidden={namesAreLinks || undefined}>
          <StateChip match={match} />
          {startsAt ? <ReaderTimeSlot at={startsAt} className={styles['own']} /> : null}
          <span {...noteMark(match)}>{noteText}</span>
        </span>
        <Side match={match} at="home" />
        <Side match={match} at="away" />
        <Scorers match={match} isHidden={namesAreLinks} />
      </span>
      {href ? (
        <a href={href} className={styles['link']}>
          <Sentence match={match} />
        </a>
      ) : (
        <Sentence match={match} />
      )}
    </li>
  );
}

/** Matches as rows of 48 px: state, sides, score, shoot-out. Screen readers get a sentence. Nothing without matches. */
export function ScoreRows({ matches }: { matches: readonly ScoreRow[] }): JSX.Element | null {
  if (matches.length === 0) return null;
  return (
    <ul className={styles['rows']}>
      {matches.map((match) => (
        <Row key={match.id} match={match} />
      ))}
    </ul>
  );
}
