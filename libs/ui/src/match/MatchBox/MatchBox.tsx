import type { JSX } from 'react';
import type { MatchTile, TileSide } from '../MatchMini/MatchTile';
import styles from './MatchBox.module.css';

type BoxSide = TileSide & { scorers: string };

export type MatchBoxProps = {
  match: Omit<MatchTile, 'home' | 'away'> & { home: BoxSide; away: BoxSide };
  stage: string | null;
  /** Day, hour with its zone, ground. */
  whenAndWhere: string;
  referee: string | null;
  /** Way to the match page, where there is one. */
  link: { href: string; text: string } | null;
};

function Row({ side }: { side: BoxSide }): JSX.Element {
  const Name = side.won ? 'b' : 'span';
  return (
    <div className={styles['side']}>
      {side.badge ? <img src={side.badge} width="28" height="21" alt="" loading="lazy" /> : <span />}
      <Name>{side.name}</Name>
      <Name className={styles['goals']}>
        {side.goals ?? '–'}
        {side.penalties === null ? null : <small>{` (${side.penalties})`}</small>}
      </Name>
      {side.scorers ? <p>{side.scorers}</p> : null}
    </div>
  );
}

/** A match inside an article: state, sides with scorers, ground and referee. */
export function MatchBox({ match, stage, whenAndWhere, referee, link }: MatchBoxProps): JSX.Element {
  return (
    <section className={styles['box']} aria-label={match.label}>
      <p className={styles['top']}>
        <span>
          <b>{match.stateText}</b>
          {stage ? ` · ${stage}` : ''}
        </span>
        <span>{whenAndWhere}</span>
      </p>
      <div className={styles['sides']}>
        <Row side={match.home} />
        <Row side={match.away} />
      </div>
      {referee || link ? (
        <p className={styles['foot']}>
          <span>{referee}</span>
          {link ? <a href={link.href}>{link.text}</a> : null}
        </p>
      ) : null}
    </section>
  );
}
