import type { JSX, ReactNode } from 'react';
import { liveAttributes } from '../live/liveAttributes';
import { LiveGoals, LiveSentence, liveParts, noteMark, partMark } from '../live/liveParts';
import type { MatchTile, TileSide } from '../MatchMini/MatchTile';
import { StateChip } from '../StateChip/StateChip';
import styles from './ScoreHead.module.css';

type HeadSide = TileSide & { scorers: string; href: string | null; code: string };

export type ScoreHeadProps = {
  match: Omit<MatchTile, 'home' | 'away' | 'href'> & { home: HeadSide; away: HeadSide };
  /** "Mundial 2026 · Octavos de final", a link if the competition has a page. */
  competition: { text: string; href: string | null } | null;
  /** A link as well, if the ground has a page. */
  venue: { text: string; href: string | null } | null;
  /** It begins soon: what a match that is on shows has its room already. Nothing moves at the kick-off. */
  isSoon?: boolean;
  /** Where a match to come has its score later: when it begins. */
  kickOff?: ReactNode;
  /** Below the score: who went through and how. */
  verdict?: ReactNode;
  /** Below the scorers: the match from its first minute to its last. */
  axis?: ReactNode;
};

type Head = ScoreHeadProps['match'];

function MetaPart({ part }: { part: ScoreHeadProps['venue'] }): JSX.Element {
  return part?.href ? <a href={part.href}>{part.text}</a> : <span>{part?.text}</span>;
}

function Team({ side }: { side: HeadSide }): JSX.Element {
  const name = <span className={styles['name']}>{side.name}</span>;
  return (
    <div className={styles['team']}>
      {side.badge ? <img src={side.badge} width="84" height="60" alt="" /> : null}
      {side.href ? <a href={side.href}>{name}</a> : name}
    </div>
  );
}

/** The score in a row, for the eye alone: once the head is out of sight. */
function Bar({ match }: { match: Head }): JSX.Element {
  const side = (at: 'home' | 'away') => (
    <>
      {match[at].badge ? <img src={match[at].badge} width="24" height="17" alt="" /> : null}
      <span data-long={match[at].name}>{match[at].code}</span>
    </>
  );
  return (
    <div className={styles['bar']} aria-hidden="true" {...liveAttributes(match)}>
      <div className="wrap">
        <span>{side('home')}</span>
        <b>
          <LiveGoals match={match} at="home" />
          <i>–</i>
          <LiveGoals match={match} at="away" />
        </b>
        <span>{side('away')}</span>
        <StateChip match={match} />
      </div>
    </div>
  );
}

/** Header of a match page: sides, score, scorers, and a bar that stays. Its heading is the match as a sentence. */
export function ScoreHead(props: ScoreHeadProps): JSX.Element {
  const { match, competition, venue, isSoon = false, kickOff = null, verdict = null, axis = null } = props;
  // Nothing below may move while it changes.
  const hasRoom = match.state === 'live' || isSoon;
  return (
    <>
      <section
        className={styles['head']}
        {...(hasRoom ? { 'data-room': '' } : {})}
        {...liveAttributes(match)}
      >
        <div className={`wrap ${styles['inner']}`}>
          <p className={styles['meta']}>
            <MetaPart part={competition} />
            <MetaPart part={venue} />
          </p>
          <h1 className="srOnly">
            <LiveSentence match={match} />
          </h1>
          <div className={styles['line']}>
            <Team side={match.home} />
            <div className={styles['state']}>
              <StateChip match={match} />
              <div className={styles['score']} aria-hidden="true" {...partMark(match, 'score')}>
                {liveParts.score(match)}
              </div>
              {kickOff}
              <small {...noteMark(match)}>{match.noteText}</small>
            </div>
            <Team side={match.away} />
          </div>
          {verdict}
          <div className={styles['goals']}>
            <p {...partMark(match, 'homeScorers')}>{liveParts.homeScorers(match)}</p>
            <p {...partMark(match, 'awayScorers')}>{liveParts.awayScorers(match)}</p>
          </div>
          {axis}
        </div>
      </section>
      {match.state === 'scheduled' && !isSoon ? null : <Bar match={match} />}
    </>
  );
}
