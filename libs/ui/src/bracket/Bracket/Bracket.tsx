import type { JSX } from 'react';
import { Headline } from '../../text/Headline/Headline';
import styles from './Bracket.module.css';
import type { BracketRound } from './BracketMatch';
import { BracketTie } from './BracketTie';

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

type RoundProps = { round: BracketRound; level: number; onChoose: BracketProps['onChoose'] };

function Round({ round: { id, name, matches, below }, level, onChoose }: RoundProps): JSX.Element {
  return (
    <section className={styles['round']} id={id} aria-labelledby={`${id}-h`}>
      <Headline level={level} size="card" id={`${id}-h`}>
        {name}
      </Headline>
      <ol className={styles['ties']}>
        {matches.map((match) => (
          <li key={match.id}>
            <BracketTie match={match} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      {below ? <Round round={below} level={level} onChoose={onChoose} /> : null}
    </section>
  );
}

/** Rounds below each other on phones, side by side on wider screens. Nothing without rounds. */
export function Bracket({ label, rounds, level, onChoose }: BracketProps): JSX.Element | null {
  const shown = rounds.filter(({ matches }) => matches.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles['scroll']} aria-label={label} tabIndex={0}>
      <div className={styles['rounds']}>
        {shown.map((round) => (
          <Round key={round.id} round={round} level={level} onChoose={onChoose} />
        ))}
      </div>
    </section>
  );
}
