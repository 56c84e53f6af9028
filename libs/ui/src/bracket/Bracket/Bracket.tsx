import type { CSSProperties, JSX } from 'react';
import { Headline } from '../../text/Headline/Headline';
import styles from './Bracket.module.css';
import type { BracketRound } from './BracketMatch';
import { BracketTie } from './BracketTie';
import { placeInTree, rowsOfSides, type TreePlace } from './treePlaces';

export type BracketProps = {
  /** Accessible name. */
  label: string;
  /** From the first round to the final, matches in the order of the tree. */
  rounds: readonly BracketRound[];
  /** Heading level of the rounds. */
  level: number;
  /** Called with the value of a side. Without it the buttons submit their form. */
  onChoose?: (value: string) => void;
};

type RoundProps = {
  round: BracketRound;
  level: number;
  onChoose: BracketProps['onChoose'];
  /** In a tree of two sides: where its matches stand. */
  placeOf?: (at: number) => TreePlace;
};

const styleOf = (place: TreePlace | undefined): { style?: CSSProperties; 'data-tree'?: TreePlace['side'] } =>
  place
    ? {
        style: { '--column': place.column, '--row': place.row, '--span': place.span } as CSSProperties,
        'data-tree': place.side,
      }
    : {};

function Round({ round, level, onChoose, placeOf }: RoundProps): JSX.Element {
  const { id, name, matches, below } = round;
  return (
    <section className={styles['round']} id={id} aria-labelledby={`${id}-h`}>
      <div className={styles['name']} {...styleOf(placeOf?.(0))}>
        <Headline level={level} size="card" id={`${id}-h`}>
          {name}
        </Headline>
      </div>
      {placeOf && matches.length > 1 ? (
        <span className={styles['mirror']} {...styleOf(placeOf(matches.length - 1))} aria-hidden="true">
          {name}
        </span>
      ) : null}
      <ol className={styles['ties']}>
        {matches.map((match, at) => (
          <li
            key={match.id}
            {...styleOf(placeOf?.(at))}
            {...(match.home.isWinner || match.away.isWinner ? { 'data-won': '' } : {})}
            {...(match.home.isKnown || match.away.isKnown ? { 'data-reached': '' } : {})}
          >
            <BracketTie match={match} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      {below ? (
        <div className={styles['below']} {...styleOf(placeOf?.(0))}>
          <Round round={below} level={level} onChoose={onChoose} />
        </div>
      ) : null}
    </section>
  );
}

/** The way from round to round on a phone, where one of them is seen at a time. */
function RoundPicker({ label, rounds }: Pick<BracketProps, 'label' | 'rounds'>): JSX.Element {
  return (
    <nav className={styles['picker']} aria-label={label}>
      {rounds.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/**
 * One round at a time on phones, side by side on wider screens, and from both sides to the final where there is room
 * for all of a large tree. Nothing without rounds.
 */
export function Bracket({ label, rounds, level, onChoose }: BracketProps): JSX.Element | null {
  const shown = rounds.filter(({ matches }) => matches.length > 0);
  if (shown.length === 0) return null;
  const rows = rowsOfSides(shown);
  const tree = rows === null ? {} : { 'data-rows': rows, style: { '--rows': rows } as CSSProperties };
  return (
    <div className={styles['bracket']}>
      {shown.length > 1 ? <RoundPicker label={label} rounds={shown} /> : null}
      <section className={styles['scroll']} aria-label={label} tabIndex={0}>
        <div className={styles['rounds']} {...tree}>
          {shown.map((round, at) => (
            <Round
              key={round.id}
              round={round}
              level={level}
              onChoose={onChoose}
              {...(rows === null ? {} : { placeOf: (tie: number) => placeInTree(at, tie, shown.length) })}
            />
          ))}
          {rows === null ? null : <Cup column={shown.length} />}
        </div>
      </section>
    </div>
  );
}

function Cup({ column }: { column: number }): JSX.Element {
  return (
    <svg
      className={styles['cup']}
      style={{ '--column': column } as CSSProperties}
      viewBox="0 0 48 64"
      aria-hidden="true"
    >
      <path d="M12 4h24v16a12 12 0 0 1-24 0zM12 8H4v6a9 9 0 0 0 9 9m23-15h8v6a9 9 0 0 1-9 9M24 32v14m-8 14h16m-14 0 2-14h8l2 14" />
    </svg>
  );
}
