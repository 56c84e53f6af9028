import type { TableRow } from '../plan/Story.ts';
import { nameOf } from './nations.ts';

/** A table as American readers know it: games played, wins, draws, losses, goals, difference, points. */
export function groupTable(rows: readonly TableRow[]): string {
  const lines = rows.map(({ place, team, points, played, won, drawn, lost, goalsFor, goalsAgainst }) => {
    const gap = goalsFor - goalsAgainst;
    const difference = gap > 0 ? `+${gap}` : gap < 0 ? `−${-gap}` : 0;
    return `| ${[place, nameOf(team), played, won, drawn, lost, goalsFor, goalsAgainst, difference, points].join(' | ')} |`;
  });
  return [
    '| | Team | GP | W | D | L | GF | GA | GD | Pts |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
