import { said, saidOnce } from '../../plan/Statement.ts';
import type { Game, RoundStory, TableRow } from '../../plan/Story.ts';
import type { Phrase } from '../../Phrasebook.ts';
import {
  averageInWords,
  capital,
  count,
  inWords,
  inWordsFirst,
  list,
  nameOf,
  ordinalAlone,
  rotate,
} from '../grammar.ts';
import type { StoryWords } from '../StoryWords.ts';
import { streakSentence } from '../streakWords.ts';
import { tableOfRows } from '../tableOfRows.ts';
import { shortDay, weekdayOf } from '../when.ts';
import { ways } from '../../ways.ts';

/** What is said of a matchday of the league. */
export const roundWords: StoryWords<'round'> = {
  slug: ({ round, week, competition }) =>
    `${round.names.es} fecha ${week} resultados y tabla liga de costa rica ${competition.season}`,
  headlines: headlinesOf,
  openings: openingsOf,
  bodies: bodiesOf,
  excerpts: excerptsOf,
  epigraphs: ({ round, week }, turn) => [
    rotate(
      [`${round.names.es}, fecha ${week}`, `Fecha ${week}, la tabla`, `Resultados de la fecha ${week}`],
      turn,
    ),
    `Fecha ${week}`,
  ],
  labels: ({ table, week }) => {
    const [first] = table;
    return first ? [`${nameOf(first.team)}, ${first.points} puntos`, `Fecha ${week}`] : [];
  },
  captions: ({ table, week }) => {
    const [first, second] = table;
    return first && second
      ? [
          `Tras la fecha ${week}: ${nameOf(first.team)} ${first.points}, ${nameOf(second.team)} ${second.points}.`,
        ]
      : [];
  },
};

interface Told {
  half: string;
  week: number;
  leader: string;
  second: string;
  points: string;
  gap: number;
  goals: number;
}

function toldRound(story: RoundStory): Told {
  const lead = saidOnce(story, 'lead');
  const totals = saidOnce(story, 'totals');
  return {
    half: story.round.names.es,
    week: story.week,
    leader: lead ? nameOf(lead.team) : '',
    second: lead ? nameOf(lead.second) : '',
    points: lead ? count(lead.points, 'punto', 'puntos') : '',
    gap: lead?.gap ?? 0,
    goals: totals?.goals ?? 0,
  };
}

function winnerOf(game: Game): { team: string; loser: string; score: string } | null {
  if (!game.winner || !game.score) return null;
  const home = game.winner === 'home';
  const [h, a] = game.score;
  return {
    team: nameOf(home ? game.home : game.away),
    loser: nameOf(home ? game.away : game.home),
    score: home ? `${h}-${a}` : `${a}-${h}`,
  };
}

function headlinesOf(story: RoundStory): Phrase[] {
  const { half, week, leader, second, gap, goals, points } = toldRound(story);
  const widest = saidOnce(story, 'widest');
  const rout = widest && winnerOf(widest.game);
  const turned = said(story, 'turned')[0];
  const moved = said(story, 'moved')[0];
  const streak = said(story, 'streak').find(({ of }) => of === 'won' || of === 'unbeaten');
  const bad = said(story, 'streak').find(({ of }) => of === 'lost' || of === 'winless');
  const all: [string, string][] = [
    ['leader-points', `${leader} lidera el ${half} con ${points} tras la fecha ${week}`],
    ['goals', `${inWordsFirst(goals)} goles en la fecha ${week} del ${half}, con ${leader} arriba`],
    ['table', `Así queda la tabla del ${half} después de la fecha ${week}`],
    ...(gap > 0
      ? ([
          ['gap', `${leader} le saca ${count(gap, 'punto', 'puntos')} a ${second} en el ${half}`],
          ['chase', `${second}, a ${count(gap, 'punto', 'puntos')} de ${leader} después de la fecha ${week}`],
        ] satisfies [string, string][])
      : ([
          ['level', `${leader} y ${second} comparten la punta del ${half} tras la fecha ${week}`],
          ['level-short', `Nadie se despega: ${leader} y ${second}, iguales a ${points}`],
        ] satisfies [string, string][])),
    ...(rout
      ? ([
          [
            'rout',
            `${rout.team} golea ${rout.score} a ${rout.loser} en la fecha ${week} del ${half}`.replace(
              scoreIsRout(rout.score) ? '' : 'golea',
              scoreIsRout(rout.score) ? '' : 'vence',
            ),
          ],
          ['rout-leader', `${rout.score} de ${rout.team} a ${rout.loser}, y ${leader} manda en el ${half}`],
        ] satisfies [string, string][])
      : []),
    ...(turned && nameOf(turned.team) !== leader
      ? ([['turned', `${nameOf(turned.team)} remonta en una fecha ${week} que lidera ${leader}`]] satisfies [
          string,
          string,
        ][])
      : []),
    ...(moved
      ? ([
          [
            'moved',
            `${nameOf(moved.team)} sube del ${ordinalShort(moved.from)} al ${ordinalShort(moved.to)} lugar del ${half}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(streak
      ? ([
          [
            'streak',
            streak.of === 'won'
              ? `${nameOf(streak.team)} suma ${count(streak.length, 'victoria seguida', 'victorias seguidas')} en el ${half}`
              : `${nameOf(streak.team)} llega a ${inWords(streak.length)} fechas sin perder en el ${half}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(bad
      ? ([
          [
            'bad',
            bad.of === 'lost'
              ? `${nameOf(bad.team)} acumula ${count(bad.length, 'derrota', 'derrotas')} al hilo; ${leader} es líder`
              : `${nameOf(bad.team)} suma ${inWords(bad.length)} partidos sin ganar y ${leader} es líder`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape: `round-${shape}`, text }));
}

/** `entre el martes 23 y el jueves 25 de julio` */
function spanOf(first: Game, last: Game): string {
  const [from, to] = [shortDay(first), shortDay(last)];
  const sameMonth = from.split(' ').at(-1) === to.split(' ').at(-1);
  return `entre el ${weekdayOf(first)} ${sameMonth ? (from.split(' ')[0] ?? from) : from} y el ${weekdayOf(last)} ${to}`;
}

/** How an opening goes on that begins with the first streak. */
const afterStreak = 'Es uno de los datos que deja la fecha';

/** `ningún empate`, `ninguna victoria visitante` */
function some(number: number, one: string, many: string): string {
  return number > 0
    ? count(number, one, many)
    : count(1, one, many).replace(/^una /, 'ninguna ').replace(/^un /, 'ningún ');
}

function scoreIsRout(score: string): boolean {
  const [one = 0, other = 0] = score.split('-').map(Number);
  return one - other >= 3;
}

/** `tercer lugar`, `11.º lugar` */
function ordinalShort(place: number): string {
  return ordinalAlone(place).replace(/^(primer|tercer)o$/, '$1');
}

function openingsOf(story: RoundStory): Phrase[] {
  const { half, week, leader, second, gap, goals, points } = toldRound(story);
  const widest = saidOnce(story, 'widest');
  const rout = widest && winnerOf(widest.game);
  const totals = saidOnce(story, 'totals');
  const first = story.games[0];
  const last = story.games.at(-1);
  const span =
    first && last
      ? weekdayOf(first) === weekdayOf(last)
        ? `el ${weekdayOf(first)} ${shortDay(first)}`
        : spanOf(first, last)
      : '';
  const streak = said(story, 'streak')[0];
  const moved = said(story, 'moved')[0];
  const all: [string, string][] = [
    [
      'leader',
      `${leader} manda en el ${half} después de la fecha ${week}: tiene ${points}${gap > 0 ? `, ${inWords(gap)} más que ${second}` : ', los mismos que ' + second}.`,
    ],
    [
      'goals',
      `${inWordsFirst(goals)} goles dejó la fecha ${week} del ${half}, jugada ${span}. La tabla la encabeza ${leader}, con ${points}.`,
    ],
    [
      'played',
      `La fecha ${week} del ${half} se jugó ${span}, y ${leader} la termina en la punta, con ${points}.`,
    ],
    ...(totals
      ? ([
          [
            'split',
            `${capital(some(totals.homeWins, 'triunfo local', 'triunfos locales'))}, ${some(totals.draws, 'empate', 'empates')} y ${some(totals.awayWins, 'victoria visitante', 'victorias visitantes')}: ese fue el reparto de la fecha ${week} del ${half}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(rout
      ? ([
          [
            'rout',
            `El resultado más amplio de la fecha ${week} fue el ${rout.score} de ${rout.team} a ${rout.loser}. El líder del ${half} es ${leader}, con ${points}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(gap === 0
      ? ([
          [
            'level',
            `${leader} y ${second} terminan la fecha ${week} con los mismos ${points}; la diferencia de goles pone primero a ${leader}.`,
          ],
        ] satisfies [string, string][])
      : ([
          [
            'distance',
            `${capital(count(gap, 'punto separa', 'puntos separan'))} a ${leader} de ${second} cuando se han jugado ${inWords(week)} fechas del ${half}.`,
          ],
        ] satisfies [string, string][])),
    ...(streak
      ? ([
          ['streak', `${streakSentence(streak)} ${afterStreak} ${week} del ${half}, con ${leader} de líder.`],
        ] satisfies [string, string][])
      : []),
    ...(moved
      ? ([
          [
            'moved',
            `El que más sube es ${nameOf(moved.team)}: pasa del ${ordinalShort(moved.from)} al ${ordinalShort(moved.to)} lugar en la fecha ${week} del ${half}.`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape: `round-${shape}`, text }));
}

function bodiesOf(story: RoundStory, turn: number, opening: string): Phrase[] {
  const { half, week } = toldRound(story);
  const results = story.games.map(
    (game) =>
      `| ${capital(weekdayOf(game))} ${shortDay(game)} | ${nameOf(game.home)} ${(game.score ?? [0, 0]).join('-')} ${nameOf(game.away)}${game.played ? '' : ' (adjudicado)'} | ${pauseOf(game)} |`,
  );
  const grid = ['| Día | Resultado | Al descanso |', '|---|---|---|', ...results].join('\n');
  const gamesHead = `## ${rotate([`Los resultados de la fecha ${week}`, 'Los partidos', 'Partido por partido'], turn)}`;
  const tableHead = `## ${rotate([`La tabla del ${half}`, 'Las posiciones', 'Cómo está la tabla'], turn)}`;
  const runsHead = `## ${rotate(['Las rachas', 'Quién viene bien y quién no', 'Las series en marcha'], turn)}`;
  const runs = said(story, 'streak')
    .filter((_, at) => at > 0 || !opening.includes(afterStreak))
    .slice(0, 5)
    .map((one) => streakSentence(one))
    .join(' ');
  const detail = detailOf(story);
  const places = placesOf(story);
  const postponed = postponedOf(story);
  const runPart = runs === '' ? [] : [runsHead, runs];
  const orders: [string, string[]][] = [
    [
      'results',
      [detail, gamesHead, grid, postponed, tableHead, tableOfRows(story.table), places, ...runPart],
    ],
    ['table', [places, tableHead, tableOfRows(story.table), gamesHead, grid, postponed, detail, ...runPart]],
    [
      'runs',
      runs === ''
        ? []
        : [detail, ...runPart, gamesHead, grid, postponed, tableHead, tableOfRows(story.table), places],
    ],
  ];
  return orders
    .filter(([, blocks]) => blocks.length > 0)
    .map(([shape, blocks]) => ({
      shape: `round-${shape}`,
      text: blocks.filter((text) => text !== '').join('\n\n'),
    }));
}

/** A goalless match was goalless at half-time too; of others without a record nothing is said. */
function pauseOf({ halfTime, score, played }: Game): string {
  if (halfTime) return halfTime.join('-');
  return played && score?.[0] === 0 && score[1] === 0 ? '0-0' : '–';
}

function detailOf(story: RoundStory): string {
  const totals = saidOnce(story, 'totals');
  const turned = said(story, 'turned');
  const blank = story.games.filter(({ score, played }) => played && score?.[0] === 0 && score[1] === 0);
  const awarded = story.games.filter(({ decidedBy }) => decidedBy === 'table');
  return [
    totals && totals.games > 0
      ? ways(
          `El promedio fue de ${averageInWords(totals.goals, totals.games)} goles por partido.`,
          `Se marcaron ${averageInWords(totals.goals, totals.games)} goles por partido en promedio.`,
          `Por partido hubo ${averageInWords(totals.goals, totals.games)} goles en promedio.`,
          `La media de goles por partido fue de ${averageInWords(totals.goals, totals.games)}.`,
          `En promedio cayeron ${averageInWords(totals.goals, totals.games)} goles por partido.`,
          '',
        )
      : '',
    turned.length > 0
      ? `${turned.map(({ team, game }) => `${nameOf(team)} perdía al descanso y ganó ${winnerOf(game)?.score ?? ''} a ${winnerOf(game)?.loser ?? ''}`).join('; ')}.`
      : '',
    blank.length > 0
      ? `${blank.length === 1 ? 'Hubo un 0-0' : `Hubo ${inWords(blank.length)} partidos sin goles`}: ${list(blank.map(({ home, away }) => `${nameOf(home)}-${nameOf(away)}`))}.`
      : '',
    awarded.length > 0
      ? `${list(awarded.map(({ home, away, score }) => `${nameOf(home)} ${(score ?? [0, 0]).join('-')} ${nameOf(away)}`))} figura como resultado adjudicado, no jugado.`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function placesOf({ table, statements }: RoundStory): string {
  const last = saidOnce({ statements }, 'last-place');
  const four = table.slice(0, 4).map(({ team }) => nameOf(team));
  const [, , , fourth, fifth] = table;
  const moved = said({ statements }, 'moved').map(
    ({ team, from, to }) => `${nameOf(team)} (del ${from} al ${to})`,
  );
  return [
    ways(
      `Los cuatro puestos de semifinales son por ahora de ${list(four)}.`,
      `Hoy jugarían las semifinales ${list(four)}.`,
      `En zona de semifinales están ${list(four)}.`,
      `Entre los cuatro primeros, los que van a semifinales, están ${list(four)}.`,
      `${list(four)} ocupan los cuatro lugares que dan semifinales.`,
    ),
    fourth && fifth ? fifthSentence(fourth, fifth) : '',
    last ? lastSentence(nameOf(last.team), last.points) : '',
    moved.length > 0
      ? ways(
          `${moved.length === 1 ? 'Subió' : 'Subieron'} ${list(moved.slice(0, 3))}.`,
          `${moved.length === 1 ? 'Ganó lugares' : 'Ganaron lugares'} ${list(moved.slice(0, 3))}.`,
          `En la tabla ${moved.length === 1 ? 'avanzó' : 'avanzaron'} ${list(moved.slice(0, 3))}.`,
        )
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function fifthSentence(fourth: TableRow, fifth: TableRow): string {
  const name = nameOf(fifth.team);
  if (fourth.points === fifth.points) {
    return ways(
      `${name}, quinto, tiene los mismos puntos que el cuarto.`,
      `Con los mismos puntos que el cuarto, ${name} se queda quinto por ahora.`,
      `${name} es quinto, igualado en puntos con el cuarto.`,
    );
  }
  const gap = count(fourth.points - fifth.points, 'punto', 'puntos');
  return ways(
    `${name}, quinto, está a ${gap} del cuarto.`,
    `A ${gap} del cuarto aparece ${name}.`,
    `${name} mira ese grupo desde el quinto puesto, a ${gap}.`,
    `Al quinto, ${name}, le ${fourth.points - fifth.points === 1 ? 'falta' : 'faltan'} ${gap} para alcanzarlos.`,
  );
}

function lastSentence(name: string, points: number): string {
  const with_ = points === 0 ? 'sin puntos' : `con ${count(points, 'punto', 'puntos')}`;
  return ways(
    `Cierra ${name}, ${with_}.`,
    `${name} es último, ${with_}.`,
    `En el fondo de la tabla está ${name}, ${with_}.`,
    `El último lugar es de ${name}, ${with_}.`,
  );
}

function postponedOf({ postponed }: RoundStory): string {
  if (postponed.length === 0) return '';
  const games = list(postponed.map(({ home, away }) => `${nameOf(home)}-${nameOf(away)}`));
  return postponed.length === 1 ? `${games} quedó para otra fecha.` : `${games} quedaron para otra fecha.`;
}

function excerptsOf(story: RoundStory): Phrase[] {
  const { half, week, leader, second, points, gap, goals } = toldRound(story);
  const widest = saidOnce(story, 'widest');
  const rout = widest && winnerOf(widest.game);
  const streak = said(story, 'streak')[0];
  const all: [string, string][] = [
    [
      'leader',
      `${leader} tiene ${points}${gap > 0 ? ` y le saca ${inWords(gap)} a ${second}` : `, igual que ${second}`}. ${ways(`Resultados, tabla y rachas después de la fecha ${week} del ${half}.`, `La fecha ${week} del ${half}, con tabla y rachas.`, `Qué dejó la fecha ${week} del ${half}.`)}`,
    ],
    [
      'goals',
      `${ways(`Hubo ${count(goals, 'gol', 'goles')} en ${count(story.games.length, 'partido', 'partidos')}.`, `En ${count(story.games.length, 'partido', 'partidos')} cayeron ${count(goals, 'gol', 'goles')}.`)} ${ways(`Los resultados de la fecha ${week} del ${half} y la tabla, con ${leader} en la punta.`, `Así quedó la fecha ${week} del ${half}, con ${leader} arriba en la tabla.`)}`,
    ],
    ...(rout
      ? ([
          [
            'rout',
            `${rout.team} ganó ${rout.score} a ${rout.loser} y ${leader} sigue arriba en la tabla. Todos los resultados de la fecha ${week} del ${half}.`.replace(
              'sigue arriba',
              'está arriba',
            ),
          ],
        ] satisfies [string, string][])
      : []),
    ...(streak
      ? ([
          [
            'streak',
            `${streakSentence(streak)} ${ways(`La fecha ${week} del ${half}, resultado por resultado, y la tabla que deja.`, `Los resultados de la fecha ${week} del ${half}, y cómo queda la tabla.`, `Así fue la fecha ${week} del ${half}.`)}`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape, text }));
}
