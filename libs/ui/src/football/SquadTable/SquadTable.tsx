import type { JSX } from 'react';
import styles from './SquadTable.module.css';

export type SquadRow = {
  id: string;
  name: string;
  href: string | null;
  number: number | null;
  /** "27", and "27 años" for screen readers. */
  age: { text: string; spoken: string } | null;
  club: string | null;
};

export type SquadTableProps = {
  /** "Defensas". */
  caption: string;
  rows: readonly SquadRow[];
  labels: { number: string; player: string; age: string; club: string; unknown: string };
};

/** Players of one position. Columns without any value are left out. */
export function SquadTable({ caption, rows, labels }: SquadTableProps): JSX.Element {
  const has = {
    number: rows.some(({ number }) => number !== null),
    age: rows.some(({ age }) => age !== null),
    club: rows.some(({ club }) => club !== null),
  };
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <span className="srOnly">{labels.unknown}</span>
    </>
  );
  return (
    <table className={styles['squad']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {has.number ? <th scope="col">{labels.number}</th> : null}
          <th scope="col" className={styles['player']}>
            {labels.player}
          </th>
          {has.age ? <th scope="col">{labels.age}</th> : null}
          {has.club ? (
            <th scope="col" className={styles['club']}>
              {labels.club}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, href, number, age, club }) => (
          <tr key={id}>
            {has.number ? <td>{number ?? none}</td> : null}
            <th scope="row" className={styles['player']}>
              {href ? <a href={href}>{name}</a> : name}
            </th>
            {has.age ? (
              <td>
                {age ? (
                  <>
                    <span aria-hidden="true">{age.text}</span>
                    <span className="srOnly">{age.spoken}</span>
                  </>
                ) : (
                  none
                )}
              </td>
            ) : null}
            {has.club ? <td className={styles['club']}>{club ?? none}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
