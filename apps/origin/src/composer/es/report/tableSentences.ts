import { saidOnce } from '../../plan/Statement.ts';
import type { TableRow } from '../../plan/Story.ts';
import { capital, count, list, nameOf, present, rotate } from '../grammar.ts';
import { tableOfRows } from '../tableOfRows.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** Where the result leaves the group: in words, the leader first. */
export function tableSentences(told: ToldMatch, turn: number): string {
  const table = saidOnce(told.story, 'table');
  const [first, second, third, fourth] = table?.rows ?? [];
  if (!table || !first || !second || !third || !fourth) return '';
  const group = `el grupo ${table.group ?? ''}`;
  const points = ({ points: of }: TableRow): string => count(of, 'punto', 'puntos');
  const level = first.points === second.points;
  if (table.finished) {
    return `${capital(group)} terminó con ${nameOf(first.team)} de primero, con ${points(first)}; ${nameOf(second.team)}, ${points(second)}; ${nameOf(third.team)}, ${points(third)}, y ${nameOf(fourth.team)}, ${points(fourth)}.`;
  }
  return rotate(
    [
      level
        ? `En ${group} mandan ${list([nameOf(first.team), nameOf(second.team)])} con ${points(first)}. Detrás van ${nameOf(third.team)} (${third.points}) y ${nameOf(fourth.team)} (${fourth.points}).`
        : `${nameOf(first.team)} ${present(first.team, 'mandar')} en ${group} con ${points(first)}. Le siguen ${nameOf(second.team)} (${second.points}), ${nameOf(third.team)} (${third.points}) y ${nameOf(fourth.team)} (${fourth.points}).`,
      `Así queda ${group}: ${nameOf(first.team)}, ${points(first)}; ${nameOf(second.team)}, ${second.points}; ${nameOf(third.team)}, ${third.points}; ${nameOf(fourth.team)}, ${fourth.points}.`,
      `La tabla ${ofGroup(table.group)} pone ahora a ${nameOf(first.team)} (${first.points}) por delante de ${nameOf(second.team)} (${second.points}), ${nameOf(third.team)} (${third.points}) y ${nameOf(fourth.team)} (${fourth.points}).`,
    ],
    turn,
  );
}

function ofGroup(letter: string | null): string {
  return `del grupo ${letter ?? ''}`;
}

/** The table itself. */
export function tableMarkdown({ story }: ToldMatch): string {
  const table = saidOnce(story, 'table');
  if (!table) return '';
  return tableOfRows(table.rows);
}
