import type { JSX } from 'react';
import { liveAttributes } from '../live/liveAttributes';
import { LiveGoals, LiveSentence } from '../live/liveParts';
import { SideName } from '../MatchMini/SideName';
import type { MatchTile } from '../MatchMini/MatchTile';
import { ReaderTimeSlot } from '../ReaderTime/ReaderTimeSlot';
import { StateChip } from '../StateChip/StateChip';
import styles from './FixtureList.module.css';

export type Fixture = MatchTile & {
  /** In the site's time zone; `null` when the time is unknown. */
  kickOff: { iso: string; text: string } | null;
  /** The ground, where it has a page and the match has none: a link never stands in another. */
  ground?: { text: string; href: string } | null;
};

function Side({ fixture, at }: { fixture: Fixture; at: 'home' | 'away' }): JSX.Element {
  const { badge, href } = fixture[at];
  return (
    <span className={styles['side']}>
      {badge ? <img src={badge} width="20" height="14" alt="" loading="lazy" /> : <span />}
      <SideName side={fixture[at]} />
      <LiveGoals match={fixture} at={at} isHidden={Boolean(href)} />
    </span>
  );
}

const namesAreLinks = ({ home, away }: Fixture) => Boolean(home.href ?? away.href);

/** The match as a sentence; round and venue come after the part that may change. */
function Sentence({ fixture }: { fixture: Fixture }): JSX.Element {
  const { noteText, state, kickOff } = fixture;
  return (
    <>
      <LiveSentence match={fixture} />
      {kickOff && state === 'scheduled' ? (
        <>
          {' '}
          <ReaderTimeSlot at={kickOff.iso} />
        </>
      ) : null}
      {noteText ? `. ${noteText}` : ''}
    </>
  );
}

function About({ fixture }: { fixture: Fixture }): JSX.Element {
  const { ground = null, href } = fixture;
  const isLink = ground !== null && !href;
  return (
    <span className={styles['about']}>
      <span className={styles['told']} aria-hidden="true">
        {fixture.state === 'scheduled' ? <StateChip match={fixture} /> : null}
        <span data-note="">{fixture.noteText}</span>
      </span>
      {isLink ? <a href={ground.href}>{ground.text}</a> : null}
    </span>
  );
}

/** The matches of a day, one line each: time, or where it stands over its time, sides, round and venue. `ReaderTime` adds the reader's own time. */
export function FixtureList({ fixtures }: { fixtures: readonly Fixture[] }): JSX.Element | null {
  if (fixtures.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {fixtures.map((fixture) => (
        <li key={fixture.id} className={styles['fixture']} {...liveAttributes(fixture)}>
          {fixture.href ? null : (
            <span className="srOnly">
              <Sentence fixture={fixture} />
            </span>
          )}
          <span className={styles['when']} aria-hidden="true">
            {fixture.state === 'scheduled' ? null : <StateChip match={fixture} />}
            {fixture.kickOff ? (
              <>
                <time dateTime={fixture.kickOff.iso}>{fixture.kickOff.text}</time>
                <ReaderTimeSlot at={fixture.kickOff.iso} />
              </>
            ) : null}
          </span>
          <span className={styles['sides']} {...(namesAreLinks(fixture) ? {} : { 'aria-hidden': true })}>
            <Side fixture={fixture} at="home" />
            <Side fixture={fixture} at="away" />
          </span>
          <About fixture={fixture} />
          {fixture.href ? (
            <a href={fixture.href} className={styles['link']}>
              <span className="srOnly">
                <Sentence fixture={fixture} />
              </span>
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
