import type { TableRow } from '../plan/Story.ts';
import { nameOf } from './nations.ts';

/** A table as Brazilian readers know it: points, games, wins, draws, losses, goals, difference. */
export function groupTable(rows: readonly TableRow[]): string {
  const lines = rows.map(({ place, team, points, played, won, drawn, lost, goalsFor, goalsAgainst }) => {
    const gap = goalsFor - goalsAgainst;
    return `| ${[`${place}º`, nameOf(team), points, played, won, drawn, lost, goalsFor, goalsAgainst, gap > 0 ? `+${gap}` : gap < 0 ? `−${-gap}` : 0].join(' | ')} |`;
  });
  return [
    '| | Seleção | P | J | V | E | D | GP | GC | SG |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
