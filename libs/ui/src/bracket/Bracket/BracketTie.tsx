import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import styles from './BracketTie.module.css';
import type { BracketMatch, BracketSide } from './BracketMatch';
import { TieSide } from './TieSide';

type Choose = (value: string) => void;
type TieProps = { match: BracketMatch; onChoose: Choose | undefined };

const sideStyle = ({ isWinner, isKnown }: BracketSide): string =>
  joinClasses(styles['side'], isWinner && styles['won'], !isKnown && styles['open']);

type SideButtonProps = TieProps & { at: 'home' | 'away' };

function SideButton({ match, at, onChoose }: SideButtonProps): JSX.Element {
  const side = match[at];
  const { choice } = side;
  const content = <TieSide side={side} at={at} open={match.open ?? null} />;
  if (!choice)
    return (
      <div className={sideStyle(side)} data-side={match.open?.[at].winsAs ?? undefined}>
        {content}
      </div>
    );
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
      {content}
    </button>
  );
}

/** The sentence for screen readers. */
function Spoken({ match: { label, open } }: Pick<TieProps, 'match'>): JSX.Element {
  if (!open) return <span className="srOnly">{label}</span>;
  return (
    <span className="srOnly">
      {open.leg === null ? null : `${label} `}
      {open.spoken}
    </span>
  );
}

function Content({ match, onChoose }: TieProps): JSX.Element {
  const { note, home, away, open } = match;
  const sides = (
    <>
      <SideButton match={match} at="home" onChoose={onChoose} />
      <SideButton match={match} at="away" onChoose={onChoose} />
    </>
  );
  const canChoose = home.choice !== null || away.choice !== null;
  return (
    <>
      <p className={styles['note']} aria-hidden="true">
        <span {...open?.note}>{note}</span>
        {open?.chip}
      </p>
      {canChoose ? (
        sides
      ) : (
        <>
          <div aria-hidden="true">{sides}</div>
          <Spoken match={match} />
        </>
      )}
    </>
  );
}

/** A knock-out match. Screen readers get a sentence instead of columns. */
export function BracketTie({ match, onChoose }: TieProps): JSX.Element {
  const { id, label, mark, href, open } = match;
  // Not `aria-label`: the sentence of an open match changes.
  const name = href || open ? {} : { role: 'group', 'aria-label': label };
  const content = <Content match={match} onChoose={onChoose} />;
  return (
    <div id={id} className={styles['tie']} {...name} {...open?.attributes}>
      {href ? (
        <a className={styles['link']} href={href}>
          {content}
        </a>
      ) : (
        content
      )}
      {mark ? <p className={styles['mark']}>{mark}</p> : null}
    </div>
  );
}
