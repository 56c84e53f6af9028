import type { TableRow } from '../plan/Story.ts';
import { nameOf } from './grammar.ts';

/** A table of the standings. `8:3` are goals: a dash would read as a score. */
export function tableOfRows(rows: readonly TableRow[]): string {
  return [
    '| | Equipo | PJ | G | E | P | Goles | Pts |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(
      ({ place, team, played, won, drawn, lost, goalsFor, goalsAgainst, points }) =>
        `| ${place} | ${nameOf(team)} | ${played} | ${won} | ${drawn} | ${lost} | ${goalsFor}:${goalsAgainst} | ${points} |`,
    ),
  ].join('\n');
}
