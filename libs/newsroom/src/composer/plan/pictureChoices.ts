import type { Picture } from '@cancha/drawings/pictureSchema.ts';
import type { FactBook } from './FactBook.ts';
import { baseMinute } from './minutes.ts';
import { spread } from './spread.ts';
import { saidOnce, type Statement } from './Statement.ts';
import type { Game, Goal, TableRow, Team } from './Story.ts';

const poses = ['festejo', 'remate', 'conduce', 'avion'] as const;
const patterns = ['liso', 'bastones', 'banda', 'mitades'] as const;

/** What can be drawn of a match that was played. */
export function reportPictures(
  book: FactBook,
  game: Game,
  goals: readonly Goal[],
  statements: Statement[],
): Picture[] {
  const { home, away, score } = game;
  const both: [string, string] = [home.code, away.code];
  const colours = pairColours(book, home, away);
  const side = game.winner ?? goals.at(-1)?.side ?? 'home';
  const star = goals.findLast((goal) => goal.side === side && goal.kind !== 'own' && goal.number !== null);
  const lineUp = saidOnce({ statements }, 'line-up');
  const marks = goals.map(({ minute, side: of }): [number, 0 | 1] => [
    baseMinute(minute),
    of === 'home' ? 0 : 1,
  ]);
  return [
    ...(statements.some(({ is }) => is === 'red-card')
      ? [{ kind: 'tarjeta' as const, card: 'roja' as const, teams: both }]
      : []),
    ...(star?.number ? figures(star.number, game[side], game.key) : []),
    ...(score ? [{ kind: 'marcador' as const, teams: both, score, ...colours }] : []),
    ...(marks.length > 1 && marks.length <= 16
      ? [{ kind: 'reloj' as const, teams: both, goals: marks, ...colours }]
      : []),
    ...oneTeam(book, game[side], game.key),
    ...(lineUp?.formation
      ? [{ kind: 'pizarra' as const, teams: [lineUp.team.code] as [string], formation: lineUp.formation }]
      : []),
  ];
}

function figures(number: number, team: Team, key: string): Picture[] {
  const pose = poses[spread(key, poses.length)] ?? 'festejo';
  const pattern = patterns[spread(key, patterns.length)] ?? 'liso';
  return [
    { kind: 'figura', teams: [team.code], number, pose },
    { kind: 'camiseta', teams: [team.code], number, pattern },
  ];
}

/** What can be drawn of one team: its net, its stand, its shirt. */
export function oneTeam(book: FactBook, team: Team, key: string): Picture[] {
  const colors = book.colours(team);
  const kit = colors && team.kind === 'club' ? { colors } : {};
  const pose = poses[spread(`${key} pose`, poses.length)] ?? 'festejo';
  return [
    { kind: 'red', teams: [team.code], ...kit },
    { kind: 'tribuna', teams: [team.code], word: team.code, ...kit },
    { kind: 'camiseta', teams: [team.code], ...kit },
    { kind: 'figura', teams: [team.code], pose, ...kit },
    { kind: 'estadio', teams: [team.code], ...kit },
  ];
}

/** Without the hour: a picture is one for the readers of all clocks. */
export function previewPictures(book: FactBook, game: Game): Picture[] {
  const { home, away, key } = game;
  const colours = pairColours(book, home, away);
  return [
    { kind: 'duelo', teams: [home.code, away.code], ...colours },
    { kind: 'estadio', ...wordOf(game.city) },
    { kind: 'pizarra', teams: [home.code, away.code] },
    ...oneTeam(book, spread(key, 2) === 0 ? home : away, key),
  ];
}

/** Three to five rows of a table as steps. */
export function tablePictures(book: FactBook, rows: readonly TableRow[], key: string): Picture[] {
  const top = rows.slice(0, 4);
  const colors = top.map(({ team }) => book.colours(team)?.[0] ?? null);
  const all = colors.filter((colour) => colour !== null);
  const [first] = rows;
  return [
    {
      kind: 'escalera',
      steps: top.map(({ team, points }) => ({ team: team.code, value: points })),
      ...(all.length === top.length && first?.team.kind === 'club' ? { colors: all } : {}),
    },
    ...(first ? oneTeam(book, first.team, key) : []),
  ];
}

/** Two clubs bring a colour each; if those are the same, two each. */
function pairColours(
  book: FactBook,
  home: Team,
  away: Team,
): { colors?: [string, string] | [string, string, string, string] } {
  const [one, other] = [book.colours(home), book.colours(away)];
  if (!one || !other || home.kind === 'national') return {};
  return { colors: one[0] === other[0] ? [...one, ...other] : [one[0], other[0]] };
}

function wordOf(city: string | null): { word?: string } {
  const word = city?.toUpperCase() ?? '';
  return /^[A-ZÁÉÍÓÚÜÑ ]{1,10}$/.test(word) ? { word } : {};
}
