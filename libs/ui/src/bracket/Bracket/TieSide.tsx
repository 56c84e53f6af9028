import type { JSX } from 'react';
import { Goals } from '../../match/Goals/Goals';
import { patchMarks } from '../../match/staleness';
import styles from './Bracket.module.css';
import type { BracketSide, OpenMatch } from './BracketMatch';

type TieSideProps = { side: BracketSide; at: 'home' | 'away'; open: OpenMatch | null };

const others = { home: 'away', away: 'home' } as const;

type FigureProps = Omit<TieSideProps, 'side'> & { text: string; leg: number | null };

/** The goals of a leg or, where `leg` is `null`, of the tie. */
function Figure({ text, leg, at, open }: FigureProps): JSX.Element {
  const className = styles[leg === null ? 'score' : 'leg'];
  if (open?.leg !== leg) return <span className={className}>{text}</span>;
  const { goals, penalties } = open.tile[at];
  return (
    <span className={className} {...patchMarks(open.tile, { 'data-goals': at })}>
      <Goals goals={goals} penalties={penalties} />
    </span>
  );
}

/** A side of a tie as it is seen: badge, name, goals of each leg, score. */
export function TieSide({ side, at, open }: TieSideProps): JSX.Element {
  const own = { at: open?.isTurned ? others[at] : at, open };
  // Who wins a leg is not yet who wins the tie.
  const marks = open?.leg === null ? patchMarks(open.tile, { 'data-side': own.at }) : {};
  const { name, badge, legs, score } = side;
  return (
    <>
      {badge ? <img src={badge} width="20" height="20" alt="" loading="lazy" /> : <span />}
      <span className={styles['name']} {...marks}>
        {name}
      </span>
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
