import type { JSX } from 'react';
import { liveAttributes } from '../live/liveAttributes';
import { LiveGoals, liveParts, noteMark, partMark } from '../live/liveParts';
import { StateChip } from '../StateChip/StateChip';
import type { MatchTile, TileSide } from '../MatchMini/MatchTile';
import styles from './MatchBox.module.css';

/** `teamHref`: of the team's page, if any. */
type BoxSide = TileSide & { scorers: string; teamHref?: string | null };

export type MatchBoxProps = {
  match: Omit<MatchTile, 'home' | 'away'> & { home: BoxSide; away: BoxSide };
  stage: string | null;
  /** Date, time with its zone, venue. */
  whenAndWhere: string;
  referee: string | null;
  /** To the match page, if any. */
  link: { href: string; text: string } | null;
};

function Row({ match, at }: { match: MatchBoxProps['match']; at: 'home' | 'away' }): JSX.Element {
  const { badge, name, scorers, teamHref } = match[at];
  const part = `${at}Scorers` as const;
  const mayScore = match.state === 'scheduled' || match.state === 'live';
  return (
    <div className={styles['side']}>
      {badge ? <img src={badge} width="28" height="21" alt="" loading="lazy" /> : <span />}
      <span>{teamHref ? <a href={teamHref}>{name}</a> : name}</span>
      <LiveGoals match={match} at={at} />
      {scorers || mayScore ? <p {...partMark(match, part)}>{liveParts[part](match)}</p> : null}
    </div>
  );
}

/** A match in an article: state, sides with scorers, venue and referee. */
export function MatchBox({ match, stage, whenAndWhere, referee, link }: MatchBoxProps): JSX.Element {
  return (
    <section className={styles['box']} {...liveAttributes(match)} aria-label={match.label}>
      <p className={styles['top']}>
        <span>
          <b>
            <StateChip match={match} />
          </b>
          {match.state === 'final' ? null : <i {...noteMark(match)} />}
          {stage ? ` · ${stage}` : ''}
        </span>
        <span>{whenAndWhere}</span>
      </p>
      <div className={styles['sides']}>
        <Row at="home" match={match} />
        <Row at="away" match={match} />
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
