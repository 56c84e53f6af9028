import type { JSX } from 'react';
import styles from './FigureTable.module.css';

/** A figure, and what it means for the ear where the column does not say it; `null` is unknown, which is not 0. */
export type FigureCell = string | { text: string; spoken: string } | null;

export type FigureTableRow = {
  id: string;
  name: string;
  href?: string | null;
  /** Team and day, or what else the name alone does not say. */
  detail?: string | null;
  /** `undefined`: rows of this table have none. */
  badge?: string | null;
  cells: readonly FigureCell[];
};

export type FigureTableProps = {
  /** For screen readers: a heading above says it for the others. */
  caption: string;
  /** Of the names: "Jugador". */
  heading: string;
  columns: readonly { short: string; long: string }[];
  rows: readonly FigureTableRow[];
  /** Instead of `null`, for screen readers. */
  unknown: string;
};

/** Figures of teams, players or matches, a line each. Nothing without lines. */
export function FigureTable(props: FigureTableProps): JSX.Element | null {
  const { caption, heading, columns, rows, unknown } = props;
  if (rows.length === 0) return null;
  return (
    <table className={styles['table']}>
      <caption className="srOnly">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {columns.map(({ short, long }) => (
            <th key={long} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <RowName {...row} />
            </th>
            {columns.map(({ long }, at) => (
              <td key={long}>
                <Cell value={row.cells[at] ?? null} unknown={unknown} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowName({ name, href, badge, detail }: FigureTableRow): JSX.Element {
  return (
    <span className={styles['name']}>
      {badge ? <img src={badge} width="25" height="25" alt="" loading="lazy" /> : null}
      <span>
        {href ? <a href={href}>{name}</a> : name}
        {detail ? <small>{detail}</small> : null}
      </span>
    </span>
  );
}

function Cell({ value, unknown }: { value: FigureCell; unknown: string }): JSX.Element {
  if (typeof value === 'string') return <>{value}</>;
  const { text, spoken } = value ?? { text: '–', spoken: unknown };
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="srOnly">{spoken}</span>
    </>
  );
}
