import type { JSX } from 'react';
import styles from './StandingsTable.module.css';

export type StandingsTableRow = {
  position: number;
  team: { id: string; name: string; badge: string | null };
  points: number;
  played: number;
  /** With its sign, as a reader of the site writes it. */
  goalDifference: string;
  /** Which qualification zone the row is in. */
  zone: 1 | 2 | 3 | 4 | null;
  /** A dashed line below: the last row of its zone. */
  cut: boolean;
};

export type StandingsTableProps = {
  caption: string;
  teamHeading: string;
  rows: readonly StandingsTableRow[];
  zones: readonly { zone: 1 | 2 | 3 | 4; label: string }[];
  columns: Record<'position' | 'points' | 'played' | 'goalDifference', { short: string; long: string }>;
  note: string | null;
};

/** A table in a rail: position, team, points first, played, difference. */
export function StandingsTable({
  caption,
  teamHeading,
  rows,
  zones,
  columns,
  note,
}: StandingsTableProps): JSX.Element {
  return (
    <>
      <table className={styles['table']}>
        <caption className="srOnly">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles['position']}>
              <abbr title={columns.position.long}>{columns.position.short}</abbr>
            </th>
            <th scope="col" className={styles['team']}>
              {teamHeading}
            </th>
            {(['points', 'played', 'goalDifference'] as const).map((column) => (
              <th key={column} scope="col">
                <abbr title={columns[column].long}>{columns[column].short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, team, points, played, goalDifference, zone, cut }) => (
            <tr key={team.id} {...(cut ? { className: styles['cut'] } : {})}>
              <td className={zone ? `${styles['position']} ${styles[`zone${zone}`]}` : styles['position']}>
                {position}
              </td>
              <th scope="row" className={styles['team']}>
                <span>
                  {team.badge ? <img src={team.badge} width="22" height="26" alt="" loading="lazy" /> : null}
                  {team.name}
                </span>
              </th>
              <td className={styles['points']}>{points}</td>
              <td>{played}</td>
              <td>{goalDifference}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {zones.length > 0 ? (
        <ul className={styles['legend']}>
          {zones.map(({ zone, label }) => (
            <li key={zone} className={styles[`zone${zone}`]}>
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      {note ? <p className={styles['note']}>{note}</p> : null}
    </>
  );
}
