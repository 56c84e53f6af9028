import type { MatchFact } from '../facts/factRecords.ts';
import type { DeskRule } from './DeskRule.ts';

type Figure = 'played' | 'won' | 'drawn' | 'lost' | 'points' | 'goalsFor' | 'goalsAgainst';
type Row = Record<Figure, number>;

/** Tables of standings by their heading: letters mean other things from one language to another. */
const layouts: Readonly<Record<string, readonly string[]>> = {
  '|Equipo|PJ|G|E|P|Goles|Pts': ['', '', 'played', 'won', 'drawn', 'lost', 'goals', 'points'],
  '|Seleção|P|J|V|E|D|GP|GC|SG': [
    '',
    '',
    'points',
    'played',
    'won',
    'drawn',
    'lost',
    'goalsFor',
    'goalsAgainst',
  ],
  '|Team|GP|W|D|L|GF|GA|GD|Pts': [
    '',
    '',
    'played',
    'won',
    'drawn',
    'lost',
    'goalsFor',
    'goalsAgainst',
    '',
    'points',
  ],
};

/** In a league matches that were put off are played in another order than they are counted. */
const mostOfGroup = 6;

/** Rows of standings add up, and those of a group are what the records hold. */
export const standingsTables: DeskRule = (file, { matchesOf, matchesOfStage }) =>
  tablesIn(file.markdown).flatMap(([heading = [], , ...body]) => {
    const layout = layouts[heading.join('|')];
    if (!layout) return [];
    const rows = body.map((cells) => readRow(layout, cells));
    const odd = body
      .filter((_, at) => !addsUp(rows[at]))
      .map((cells) => `the row ${cells.join(' | ')} does not add up`);
    const stages = [
      ...new Set(matchesOf(file).flatMap(({ stage, week }) => (week === null ? [] : (stage ?? [])))),
    ];
    const agrees =
      rows.length > mostOfGroup || stages.some((stage) => isTableOf(rows, matchesOfStage(stage)));
    return agrees ? odd : [...odd, 'its table is none that a group had'];
  });

function tablesIn(markdown: string): string[][][] {
  return markdown
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
    );
}

function readRow(layout: readonly string[], cells: readonly string[]): Row {
  const cell = (name: string) => cells[layout.indexOf(name)] ?? '';
  const [scored, allowed] = cell('goals').split(':');
  const figure = (name: Figure, text = cell(name)): [Figure, number] => [name, Number(text)];
  return Object.fromEntries([
    ...(['played', 'won', 'drawn', 'lost', 'points'] as const).map((name) => figure(name)),
    figure('goalsFor', layout.includes('goals') ? scored : undefined),
    figure('goalsAgainst', layout.includes('goals') ? allowed : undefined),
  ]) as Row;
}

const addsUp = (row: Row | undefined): boolean =>
  row !== undefined &&
  row.played === row.won + row.drawn + row.lost &&
  row.points === 3 * row.won + row.drawn;

/** Whether these were the rows after as many matches as they count. */
function isTableOf(rows: readonly Row[], matches: readonly MatchFact[]): boolean {
  const count = rows.reduce((sum, { played }) => sum + played, 0) / 2;
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
  const played = matches.filter(({ score }) => score !== null).slice(0, count);
  const text = (all: readonly Row[]) =>
    all
      .map((row) => Object.values(row).join(' '))
      .toSorted()
      .join('\n');
  return text(rows) === text(teams.map((team) => recordOf(team, played)));
}

function recordOf(team: string, matches: readonly MatchFact[]): Row {
  const row: Row = { played: 0, won: 0, drawn: 0, lost: 0, points: 0, goalsFor: 0, goalsAgainst: 0 };
  for (const { home, away, score } of matches) {
    if (home !== team && away !== team) continue;
    const [first, second] = score ?? [0, 0];
    const [own, other] = home === team ? [first, second] : [second, first];
    const result = own > other ? 'won' : own === other ? 'drawn' : 'lost';
    row.played += 1;
    row[result] += 1;
    row.points += { won: 3, drawn: 1, lost: 0 }[result];
    row.goalsFor += own;
    row.goalsAgainst += other;
  }
  return row;
}
