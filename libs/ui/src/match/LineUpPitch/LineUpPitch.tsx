import type { CSSProperties, JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import styles from './LineUpPitch.module.css';

export type PitchPlayer = {
  id: string;
  number: number | null;
  /** As on a shirt: "Bellingham". */
  shortName: string;
  name: string;
  /** Of the player's page, if any. */
  href?: string | null;
  captain: boolean;
  left: 'no' | 'off' | 'sent';
  /** `57’`, when he came off or was sent off, if that is known. */
  leftAt: string | null;
  booked: boolean;
};

export type PitchSide = {
  team: string;
  formation: string | null;
  /** From the goalkeeper to the forwards. */
  lines: readonly (readonly PitchPlayer[])[];
};

export type LineUpPitchProps = {
  home: PitchSide | null;
  away: PitchSide | null;
  labels: {
    captain: string;
    /** "salió", "expulsado". */
    off: string;
    sent: string;
    /** "amarilla". */
    booked: string;
  };
};

/** Position of a player in percent of the pitch, which runs from the home goal to the away goal. */
function placeOf(line: number, lines: number, man: number, men: number, isAway: boolean): CSSProperties {
  const along = 6 + (line * 38) / Math.max(1, lines - 1);
  const across = ((man + 0.5) * 100) / men;
  return {
    left: `${isAway ? 100 - along : along}%`,
    // Away attacks to the left: mirrored.
    top: `${(isAway ? 100 - across : across) * 0.92 + 2}%`,
  };
}

function Half({ side, isAway }: { side: PitchSide; isAway: boolean }): JSX.Element {
  return (
    <>
      {side.lines.map((line, l) =>
        line.map((man, m) => (
          <span
            key={man.id}
            className={joinClasses(
              styles['man'],
              isAway && styles['away'],
              styles[man.left],
              man.booked && styles['booked'],
            )}
            style={placeOf(l, side.lines.length, m, line.length, isAway)}
          >
            <b>{man.number ?? ''}</b>
            {man.href ? (
              // The list says the same for the ear and the keyboard.
              <a href={man.href} tabIndex={-1}>
                {man.shortName}
              </a>
            ) : (
              man.shortName
            )}
          </span>
        )),
      )}
    </>
  );
}

function List({ side, labels }: { side: PitchSide; labels: LineUpPitchProps['labels'] }): JSX.Element {
  const mark = ({ captain, booked, left, leftAt }: PitchPlayer) =>
    [
      captain ? labels.captain : null,
      booked ? labels.booked : null,
      left === 'no' ? null : [labels[left], leftAt].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <div>
      <h3>
        {side.team}
        {side.formation ? ` · ${side.formation}` : ''}
      </h3>
      <ol>
        {side.lines.flat().map((man) => (
          <li key={man.id}>
            <span>{man.number ?? ''}</span>
            <span>
              {man.href ? <a href={man.href}>{man.name}</a> : man.name}
              {mark(man) ? <small> ({mark(man)})</small> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Both line-ups on a pitch, and as lists for phones and screen readers. */
export function LineUpPitch({ home, away, labels }: LineUpPitchProps): JSX.Element | null {
  if (!home && !away) return null;
  return (
    <>
      <div className={styles['pitch']} aria-hidden="true">
        <svg
          viewBox="0 0 100 66"
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          strokeWidth=".35"
        >
          <path d="M2 2h96v62H2zM50 2v62M2 12.8h15.2v40.4H2M2 23.8h5.2v18.4H2M98 12.8H82.8v40.4H98M98 23.8h-5.2v18.4H98M50 23.9a9.1 9.1 0 1 0 .01 0" />
        </svg>
        {home ? <Half side={home} isAway={false} /> : null}
        {away ? <Half side={away} isAway /> : null}
      </div>
      <div className={styles['lists']}>
        {home ? <List side={home} labels={labels} /> : null}
        {away ? <List side={away} labels={labels} /> : null}
      </div>
    </>
  );
}
