import type { JSX } from 'react';
import { Goals } from '../Goals/Goals';
import type { MatchTile, TileSide } from '../MatchMini/MatchTile';
import { StateChip } from '../StateChip/StateChip';
import { ageSlot, patchAttributes, staleness } from '../staleness';
import styles from './ScoreHead.module.css';

type HeadSide = TileSide & { scorers: string; href: string | null };

export type ScoreHeadProps = {
  match: Omit<MatchTile, 'home' | 'away' | 'href'> & { home: HeadSide; away: HeadSide };
  /** "Mundial 2026 · Octavos de final", a link if the competition has a page. */
  competition: { text: string; href: string | null } | null;
  venue: string | null;
  /** The match as a sentence: the page's heading. */
  title: string;
};

function Team({ side, at }: { side: HeadSide; at: 'home' | 'away' }): JSX.Element {
  const won = side.won ? { 'data-won': '' } : {};
  const name = (
    <span className={styles['name']} data-side={at} {...won}>
      {side.name}
    </span>
  );
  return (
    <div className={styles['team']}>
      {side.badge ? <img src={side.badge} width="84" height="60" alt="" /> : null}
      {side.href ? <a href={side.href}>{name}</a> : name}
    </div>
  );
}

function Score({ match }: Pick<ScoreHeadProps, 'match'>): JSX.Element {
  const cell = (at: 'home' | 'away') => (
    <span data-goals={at} {...(match[at].won ? { 'data-won': '' } : {})}>
      <Goals goals={match[at].goals} penalties={match[at].penalties} />
    </span>
  );
  return (
    <div className={styles['score']} aria-hidden="true">
      {cell('home')}
      <i>–</i>
      {cell('away')}
    </div>
  );
}

/** Header of a match page: sides, score, scorers. */
export function ScoreHead({ match, competition, venue, title }: ScoreHeadProps): JSX.Element {
  return (
    <section
      className={styles['head']}
      {...patchAttributes(match, { 'data-match': match.id, 'data-state': match.state })}
      {...staleness(match)}
    >
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
          <span data-label="">{title}</span>
          {ageSlot(match, '()')}
        </h1>
        <div className={styles['line']}>
          <Team side={match.home} at="home" />
          <div className={styles['state']}>
            <StateChip match={match} />
            <Score match={match} />
            <small data-note="">{match.noteText}</small>
          </div>
          <Team side={match.away} at="away" />
        </div>
        <div className={styles['goals']}>
          <p data-scorers="home">{match.home.scorers}</p>
          <p data-scorers="away">{match.away.scorers}</p>
        </div>
      </div>
    </section>
  );
}
