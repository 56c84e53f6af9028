import type { JSX } from 'react';
import { Goals } from '../Goals/Goals';
import { patchAttributes, staleness } from '../staleness';
import { StateChip } from '../StateChip/StateChip';
import type { MatchTile, TileSide } from '../MatchMini/MatchTile';
import styles from './MatchBox.module.css';

type BoxSide = TileSide & { scorers: string };

export type MatchBoxProps = {
  match: Omit<MatchTile, 'home' | 'away'> & { home: BoxSide; away: BoxSide };
  stage: string | null;
  /** Date, time with its zone, venue. */
  whenAndWhere: string;
  referee: string | null;
  /** To the match page, if any. */
  link: { href: string; text: string } | null;
};

/** Nothing before kick-off; a dash for an unknown score. */
function Row({ match, at }: { match: MatchBoxProps['match']; at: 'home' | 'away' }): JSX.Element {
  const { state } = match;
  const side = match[at];
  const Name = side.won ? 'b' : 'span';
  const isToCome = state === 'scheduled';
  const isOn = state === 'live';
  return (
    <div className={styles['side']}>
      {side.badge ? <img src={side.badge} width="28" height="21" alt="" loading="lazy" /> : <span />}
      <Name {...patchAttributes(match, { 'data-side': at })}>{side.name}</Name>
      <Name className={styles['goals']} {...patchAttributes(match, { 'data-goals': at })}>
        {side.goals === null && !isToCome ? '–' : null}
        <Goals goals={side.goals} penalties={side.penalties} />
      </Name>
      {side.scorers || isToCome || isOn ? (
        <p {...patchAttributes(match, { 'data-scorers': at })}>{side.scorers}</p>
      ) : null}
    </div>
  );
}

/** A match in an article: state, sides with scorers, venue and referee. */
export function MatchBox({ match, stage, whenAndWhere, referee, link }: MatchBoxProps): JSX.Element {
  return (
    <section
      className={styles['box']}
      {...patchAttributes(match, { 'data-match': match.id, 'data-state': match.state })}
      {...staleness(match)}
      aria-label={match.label}
    >
      <p className={styles['top']}>
        <span>
          <b>
            <StateChip match={match} />
          </b>
          {match.state === 'final' ? null : <i data-note="" />}
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
