import type { JSX } from 'react';
import styles from './ScorersList.module.css';

export type ScorerRow = {
  position: number;
  player: string;
  /** Of the player's page, if any. */
  href: string | null;
  badge: string | null;
  team: { name: string; href: string | null } | null;
  /** "2 de penal", where there are any. */
  detail: string;
  goals: number;
  /** "8 goles", for screen readers. */
  goalsLabel: string;
};

type ScorersListProps = { rows: readonly ScorerRow[]; note: string | null };

export function ScorersList({ rows, note }: ScorersListProps): JSX.Element {
  return (
    <>
      <ol className={styles['list']}>
        {rows.map(({ position, player, badge, team, detail, goals, goalsLabel, href }) => (
          <li key={`${position}-${player}`}>
            <span>{position}</span>
            {badge ? <img src={badge} width="40" height="40" alt="" loading="lazy" /> : <span />}
            <p>
              <b>{href ? <a href={href}>{player}</a> : player}</b>
              <small>
                {team?.href ? <a href={team.href}>{team.name}</a> : team?.name}
                {team && detail ? ' · ' : ''}
                {detail}
              </small>
            </p>
            <b>
              <span aria-hidden="true">{goals}</span>
              <span className="srOnly">{goalsLabel}</span>
            </b>
          </li>
        ))}
      </ol>
      {note ? <p className={styles['note']}>{note}</p> : null}
    </>
  );
}
