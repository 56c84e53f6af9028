import type { JSX, ReactNode } from 'react';
import { joinClasses } from '../../base/joinClasses';
import { FormMarks, type FormLabels } from './FormMarks';
import { RankingLegend } from './RankingLegend';
import type { RankingColumn, RankingRow } from './RankingRow';
import styles from './RankingTable.module.css';

type ColumnLabel = { short: string; long: string };

export type RankingTableProps = {
  caption: string;
  /** Column heading: "Equipo". */
  teamHeading: string;
  rows: readonly RankingRow[];
  zones: readonly { zone: 1 | 2 | 3 | 4; label: string }[];
  /** After position, team and points. Two fit in a sidebar; with more the table scrolls. */
  columns: readonly RankingColumn[];
  labels: {
    columns: Readonly<Record<'position' | 'points' | RankingColumn, ColumnLabel>>;
    form: FormLabels;
    /** After the name of the own team, for screen readers. */
    own: string;
    /** Instead of an unknown figure, for screen readers. */
    unknown: string;
  };
  note: string | null;
  /** For several tables with one `RankingLegend`. */
  withoutLegend?: boolean;
};

type Labels = RankingTableProps['labels'];

function Heading({ label: { short, long } }: { label: ColumnLabel }): JSX.Element {
  return <abbr title={long}>{short}</abbr>;
}

function Figure({ value, labels }: { value: ReactNode; labels: Labels }): ReactNode {
  if (value !== null && value !== undefined) return value;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="srOnly">{labels.unknown}</span>
    </>
  );
}

function valueOf(row: RankingRow, column: RankingColumn, labels: Labels): ReactNode {
  const { record, form = [] } = row;
  switch (column) {
    case 'record':
      return record ? `${record.won}-${record.drawn}-${record.lost}` : null;
    case 'form':
      return form.length > 0 ? <FormMarks form={form} labels={labels.form} /> : null;
    case 'played':
    case 'goalDifference':
    case 'average':
      return row[column];
  }
}

function TeamName({ row, labels }: { row: RankingRow; labels: Labels }): JSX.Element {
  const { name, badge, href } = row.team;
  return (
    <span>
      {badge ? <img src={badge} width="25" height="25" alt="" loading="lazy" /> : null}
      {href ? <a href={href}>{name}</a> : name}
      {row.own ? <span className="srOnly">({labels.own})</span> : null}
    </span>
  );
}

type RowProps = { row: RankingRow } & Pick<RankingTableProps, 'columns' | 'labels'>;

/** Position, team, points and the other columns, which the style sheet knows by their order. */
function Row({ row, columns, labels }: RowProps): JSX.Element {
  const { position, zone, cut, own } = row;
  const className = joinClasses(cut && styles['cut'], own && styles['own']);
  return (
    <tr {...(className ? { className } : {})} {...(row.spoken ? { 'aria-label': row.spoken } : {})}>
      <td {...(zone ? { className: styles[`zone${zone}`] } : {})}>
        <Figure value={position} labels={labels} />
      </td>
      <th scope="row">
        <TeamName row={row} labels={labels} />
      </th>
      <td>
        <Figure value={row.points} labels={labels} />
      </td>
      {columns.map((column) => (
        <td key={column}>
          <Figure value={valueOf(row, column, labels)} labels={labels} />
        </td>
      ))}
    </tr>
  );
}

function Table({ caption, teamHeading, rows, columns, labels }: RankingTableProps): JSX.Element {
  return (
    <table className={styles['table']}>
      <caption className="srOnly">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Heading label={labels.columns.position} />
          </th>
          <th scope="col">{teamHeading}</th>
          {(['points', ...columns] as const).map((column) => (
            <th key={column} scope="col">
              <Heading label={labels.columns[column]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <Row key={`${i}-${row.team.id}`} row={row} columns={columns} labels={labels} />
        ))}
      </tbody>
    </table>
  );
}

/** A league table. On phones it scrolls with sticky teams. */
export function RankingTable(props: RankingTableProps): JSX.Element {
  const { caption, columns, note, withoutLegend = false } = props;
  return (
    <>
      {columns.length > 2 ? (
        <section className={styles['scroll']} aria-label={caption} tabIndex={0}>
          <Table {...props} />
        </section>
      ) : (
        <Table {...props} />
      )}
      {withoutLegend ? null : <RankingLegend {...props} />}
      {note ? <p className={styles['note']}>{note}</p> : null}
    </>
  );
}
