import { saidOnce } from '../../plan/Statement.ts';
import type { TableRow } from '../../plan/Story.ts';
import { capital, count, inWords, list, nameOf, past, present } from '../grammar.ts';
import { tableOfRows } from '../tableOfRows.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** Where the result leaves the group: in words, the leader first. */
export function tableSentences(told: ToldMatch): string {
  const table = saidOnce(told.story, 'table');
  const [first, second, third, fourth] = table?.rows ?? [];
  if (!table || !first || !second || !third || !fourth) return '';
  const group = `el grupo ${table.group ?? ''}`;
  const points = ({ points: of }: TableRow): string =>
    count(of, 'punto', 'puntos')
      .replace('cero', 'sin')
      .replace(/^sin punto$/, 'sin puntos');
  const rest = ({ team, points: of }: TableRow): string =>
    `${nameOf(team)}, ${of === 0 ? 'sin puntos' : inWords(of)}`;
  const others = [second, third, fourth];
  if (table.rows.every((row) => row.points === first.points)) {
    return `Los cuatro equipos ${ofGroup(table.group)} suman ${points(first)}.`;
  }
  if (table.finished) {
    const behind = list(others.map(({ team, points: of }) => `${nameOf(team)} (${of})`));
    return ways(
      `${capital(group)} terminó con ${nameOf(first.team)} de primero, con ${points(first)}; ${others.map(rest).join('; ')}.`,
      `Tabla final ${ofGroup(table.group)}: ${nameOf(first.team)}, ${points(first)}; ${others.map(rest).join('; ')}.`,
      `${nameOf(first.team)} ${past(first.team, 'ganar')} ${group} con ${points(first)}. Detrás quedaron ${behind}.`,
      `El primero ${ofGroup(table.group)} fue ${nameOf(first.team)}, con ${points(first)}; después, ${behind}.`,
      `Con ${points(first)}, ${nameOf(first.team)} ${past(first.team, 'cerrar')} ${group} en la punta. Lo completan ${behind}.`,
    );
  }
  const level = table.rows.filter((row) => row.points === first.points);
  const after = table.rows.filter((row) => row.points < first.points);
  return ways(
    level.length > 1
      ? `En ${group} mandan ${list(level.map(({ team }) => nameOf(team)))} con ${points(first)}. Detrás ${after.length > 1 ? 'van' : 'va'} ${list(after.map(({ team, points: of }) => `${nameOf(team)} (${of})`))}.`
      : `${nameOf(first.team)} ${present(first.team, 'mandar')} en ${group} con ${points(first)}. Le siguen ${list(others.map(({ team, points: of }) => `${nameOf(team)} (${of})`))}.`,
    `Así queda ${group}: ${nameOf(first.team)}, ${points(first)}; ${others.map(rest).join('; ')}.`,
    `${capital(group)} se ordena ahora así: ${nameOf(first.team)}, con ${points(first)}; ${others.map(rest).join('; ')}.`,
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
