import type { StandingsRow } from '@cancha/stats/standings/Standings';
import type { JSX } from 'react';
import { partingSentence, partingWords } from '../standings/partingWords';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './TableReasons.module.css';

/** More of them would stand between one table and the next. */
const maxUnfolded = 2;

/** Why each team is before the next with as many points, as far as the provider tells. */
export function tableReasons(rows: readonly StandingsRow[], t: SiteContext['t']): string[] {
  const words = partingWords(t);
  return rows.flatMap(({ team, before, points, position }, at) => {
    const next = rows[at + 1];
    // A row that was left out is the one the figures are of.
    if (!before || next?.points !== points || next.position !== position + 1) return [];
    return [partingSentence(before, { team: team.name, other: next.team.name }, words)];
  });
}

type TableReasonsProps = { t: SiteContext['t']; rows: readonly StandingsRow[]; of: string };

/** Under a table: why teams with as many points stand in this order. Folded where it is much to read. */
export function TableReasons({ t, rows, of }: TableReasonsProps): JSX.Element | null {
  const reasons = tableReasons(rows, t);
  if (reasons.length === 0) return null;
  const list = (
    <ul className={styles['reasons']}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
  if (reasons.length <= maxUnfolded) return list;
  return (
    <details className={styles['fold']}>
      <summary>
        {t('partings.title')} <span className="srOnly">{of}</span>
      </summary>
      {list}
    </details>
  );
}
