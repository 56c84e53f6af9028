import type { JSX } from 'react';
import styles from './ShootOut.module.css';

export type ShootOutKick = {
  id: string;
  scored: boolean;
  /** "Joshua Kimmich: penal convertido". */
  text: string;
};

export type ShootOutSide = {
  team: string;
  badge: string | null;
  goals: number;
  kicks: readonly ShootOutKick[];
};

/** A shoot-out: each side's kicks in a row, in the order they were taken. Each says on its own who took it. */
export function ShootOut({ sides }: { sides: readonly ShootOutSide[] }): JSX.Element {
  return (
    <div className={styles['sides']}>
      {sides.map(({ team, badge, goals, kicks }) => (
        <div key={team} className={styles['side']}>
          <h3>
            {badge ? <img src={badge} width="24" height="17" alt="" /> : null}
            {team}
          </h3>
          <b>{goals}</b>
          <ol>
            {kicks.map(({ id, scored, text }) => (
              <li key={id} title={text}>
                {scored ? <i aria-hidden="true" /> : <span aria-hidden="true">✕</span>}
                <span className="srOnly">{text}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
