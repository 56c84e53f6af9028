import type { CSSProperties, JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import styles from './MatchAxis.module.css';

export type AxisMark = {
  id: string;
  kind: 'goal' | 'yellow' | 'red';
  side: 'home' | 'away';
  minute: number;
};

export type MatchAxisProps = {
  marks: readonly AxisMark[];
  /** How far it has come. */
  minute: number;
  /** 90, or 120 with extra time. */
  length: 90 | 120;
};

const place = (minute: number, length: number): CSSProperties => ({
  left: `${(Math.min(minute, length) / length) * 100}%`,
});

/** A match from its first minute to its last, home above the line and away below. The timeline says the same in words. */
export function MatchAxis({ marks, minute, length }: MatchAxisProps): JSX.Element {
  const ticks = length === 90 ? [45] : [45, 90, 105];
  return (
    <div className={styles['axis']} aria-hidden="true">
      <span className={styles['played']} style={{ width: place(minute, length).left }} />
      {ticks.map((tick) => (
        <i key={tick} style={place(tick, length)} />
      ))}
      {marks.map(({ id, kind, side, minute: at }) => (
        <b key={id} className={joinClasses(styles[kind], styles[side])} style={place(at, length)} />
      ))}
    </div>
  );
}
