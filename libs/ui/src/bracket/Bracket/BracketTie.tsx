import type { JSX } from 'react';
import styles from './Bracket.module.css';
import type { BracketMatch, BracketSide } from './BracketMatch';

type Choose = (value: string) => void;

function SideText({ side }: { side: BracketSide }): JSX.Element {
  return (
    <>
      {side.badge ? <img src={side.badge} width="20" height="14" alt="" loading="lazy" /> : <span />}
      <span className={styles['name']}>{side.name}</span>
      <span className={styles['score']}>{side.score}</span>
    </>
  );
}

const sideStyle = ({ isWinner, isKnown }: BracketSide): string =>
  [styles['side'], isWinner && styles['won'], !isKnown && styles['open']].filter(Boolean).join(' ');

function SideButton({ side, onChoose }: { side: BracketSide; onChoose: Choose | undefined }): JSX.Element {
  const { choice } = side;
  if (!choice) {
    return (
      <div className={sideStyle(side)}>
        <SideText side={side} />
      </div>
    );
  }
  return (
    <button
      type="submit"
      name="pick"
      value={choice.value}
      className={sideStyle(side)}
      aria-pressed={side.isWinner}
      aria-label={choice.label}
      onClick={
        onChoose &&
        ((event) => {
          event.preventDefault();
          onChoose(choice.value);
        })
      }
    >
      <SideText side={side} />
    </button>
  );
}

/** A knock-out match: who plays, who goes on. Its columns mean nothing to the ear, which is given a sentence. */
export function BracketTie({
  match,
  onChoose,
}: {
  match: BracketMatch;
  onChoose: Choose | undefined;
}): JSX.Element {
  const { home, away, note, mark, label, id } = match;
  const canChoose = home.choice !== null || away.choice !== null;
  return (
    <div id={id} className={styles['tie']} role="group" aria-label={label}>
      <p className={styles['note']} aria-hidden="true">
        {note}
      </p>
      {canChoose ? (
        <>
          <SideButton side={home} onChoose={onChoose} />
          <SideButton side={away} onChoose={onChoose} />
        </>
      ) : (
        <div aria-hidden="true">
          <SideButton side={home} onChoose={onChoose} />
          <SideButton side={away} onChoose={onChoose} />
        </div>
      )}
      {canChoose ? null : <span className="srOnly">{label}</span>}
      {mark ? <p className={styles['mark']}>{mark}</p> : null}
    </div>
  );
}
