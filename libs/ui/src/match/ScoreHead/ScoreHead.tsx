import type { JSX } from 'react';
import { liveAttributes } from '../live/liveAttributes';
import { LiveSentence, liveParts, noteMark, partMark } from '../live/liveParts';
import type { MatchTile, TileSide } from '../MatchMini/MatchTile';
import { StateChip } from '../StateChip/StateChip';
import styles from './ScoreHead.module.css';

type HeadSide = TileSide & { scorers: string; href: string | null };

export type ScoreHeadProps = {
  match: Omit<MatchTile, 'home' | 'away' | 'href'> & { home: HeadSide; away: HeadSide };
  /** "Mundial 2026 · Octavos de final", a link if the competition has a page. */
  competition: { text: string; href: string | null } | null;
  venue: string | null;
};

function Team({ side }: { side: HeadSide }): JSX.Element {
  const name = <span className={styles['name']}>{side.name}</span>;
  return (
    <div className={styles['team']}>
      {side.badge ? <img src={side.badge} width="84" height="60" alt="" /> : null}
      {side.href ? <a href={side.href}>{name}</a> : name}
    </div>
  );
}

/** Header of a match page: sides, score, scorers. Its heading is the match as a sentence. */
export function ScoreHead({ match, competition, venue }: ScoreHeadProps): JSX.Element {
  return (
    <section className={styles['head']} {...liveAttributes(match)}>
      <div className={`wrap ${styles['inner']}`}>
        <p className={styles['meta']}>
          {competition?.href ? (
            <a href={competition.href}>{competition.text}</a>
          ) : (
            <span>{competition?.text}</span>
          )}
          <span>{venue}</span>
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
            <small {...noteMark(match)}>{match.noteText}</small>
          </div>
          <Team side={match.away} />
        </div>
        <div className={styles['goals']}>
          <p {...partMark(match, 'homeScorers')}>{liveParts.homeScorers(match)}</p>
          <p {...partMark(match, 'awayScorers')}>{liveParts.awayScorers(match)}</p>
        </div>
      </div>
    </section>
  );
}
