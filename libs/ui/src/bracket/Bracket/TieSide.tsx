import type { JSX } from 'react';
import styles from './BracketTie.module.css';
import type { BracketSide, OpenTie } from './BracketMatch';

type TieSideProps = { side: BracketSide; at: 'home' | 'away'; open: OpenTie | null };
type FigureProps = Omit<TieSideProps, 'side'> & { text: string; leg: number | null };

/** Goals of a leg, or of the tie if `leg` is `null`. */
function Figure({ text, leg, at, open }: FigureProps): JSX.Element {
  const own = leg === null ? {} : { className: styles['leg'] };
  if (open?.leg !== leg) return <span {...own}>{text}</span>;
  return <span {...own}>{open[at].goals}</span>;
}

/** Badge, name, goals of each leg, score, which the style sheet knows by their order. */
export function TieSide({ side, at, open }: TieSideProps): JSX.Element {
  const own = { at, open };
  const { name, short, badge, legs, score } = side;
  return (
    <>
      {badge ? <img src={badge} width="20" height="20" alt="" loading="lazy" /> : <span />}
      <span className={styles['full']}>{name}</span>
      {short ? <span className={styles['short']}>{short}</span> : null}
      {legs ? (
        <span className={styles['legs']}>
          {legs.map((text, leg) => (
            <Figure key={leg} {...own} text={text} leg={leg} />
          ))}
          <Figure {...own} text={score} leg={null} />
        </span>
      ) : (
        <Figure {...own} text={score} leg={null} />
      )}
    </>
  );
}
