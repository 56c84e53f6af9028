import { points } from './gameWords.ts';
import { inWords, list, the } from './grammar.ts';
import type { TableRow } from '../plan/Story.ts';

/** `Scotland has three points, Brazil and Morocco have one each, and Haiti has none` */
export function pointsLine(rows: readonly TableRow[], group: string): string {
  const levels = [...Map.groupBy(rows, (row) => row.points)];
  const [top] = levels;
  if (top && levels.length === 1)
    return `all ${inWords(rows.length)} teams in ${group} have ${points(top[0])}`;
  const parts = levels.map(([number, level], place) => {
    const teams = level.map(({ team }) => the(team));
    const amount = number === 0 ? 'none' : place === 0 ? points(number) : inWords(number);
    const each = teams.length > 1 && number > 0 ? ' each' : '';
    return `${list(teams)} ${teams.length > 1 ? 'have' : 'has'} ${amount}${each}`;
  });
  return parts.length === 2
    ? parts.join(', and ')
    : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
}

/** The teams that share the most points. */
export function leaders(rows: readonly TableRow[]): TableRow[] {
  return rows.filter((row) => row.points === rows[0]?.points);
}
