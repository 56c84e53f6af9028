import { placeName } from '../places.ts';
import { goalDifference } from '@cancha/stats/ranking/tallyResults.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import type { Game, GroupStory, Team } from '../../plan/Story.ts';
import type { Phrase } from '../../Phrasebook.ts';
import { ofCompetition, theWeek } from '../competitionWords.ts';
import {
  capital,
  count,
  inWords,
  list,
  nameOf,
  past,
  present,
  rotate,
  averageInWords,
  inWordsFirst,
} from '../grammar.ts';
import { goalsOf } from '../resultWords.ts';
import { furtherHeadlines, furtherOpenings } from './furtherGroups.ts';
import type { StoryWords } from '../StoryWords.ts';
import { tableOfRows } from '../tableOfRows.ts';
import { atHour, clockOf, dayOf } from '../when.ts';
import { ways } from '../../ways.ts';

/** What is said of a group after a matchday. */
export const groupWords: StoryWords<'group'> = {
  slug: ({ round, week, competition }) =>
    `grupo ${round.group ?? ''} tabla tras la fecha ${week} mundial ${competition.season.slice(0, 4)}`,
  headlines: headlinesOf,
  openings: openingsOf,
  bodies: bodiesOf,
  excerpts: excerptsOf,
  epigraphs: ({ round, week, finished }) => [
    `Grupo ${round.group ?? ''}, ${finished ? 'tabla final' : theWeek(week).replace('la ', '')}`,
  ],
  labels: ({ round, table, finished }) => {
    const [first] = table;
    return [
      first ? `Grupo ${round.group ?? ''}: ${present(first.team, 'mandar')} ${nameOf(first.team)}` : '',
      `El grupo ${round.group ?? ''}${finished ? ', cerrado' : ''}`,
    ];
  },
  captions: ({ table, round }) => {
    const [first, second] = table;
    return first && second
      ? [
          `Grupo ${round.group ?? ''}: ${nameOf(first.team)}, ${count(first.points, 'punto', 'puntos')}; ${nameOf(second.team)}, ${inWords(second.points)}.`,
        ]
      : [];
  },
};

function headlinesOf(story: GroupStory): Phrase[] {
  const { table, round, finished, week } = story;
  const [first, second, third, fourth] = table;
  if (!first || !second || !third || !fourth) return [];
  const group = round.group ?? '';
  const [one, two, last] = [nameOf(first.team), nameOf(second.team), nameOf(fourth.team)];
  const out = said(story, 'is-out').map(({ team }) => nameOf(team));
  const onward = said(story, 'goes-on').map(({ team }) => nameOf(team));
  const totals = saidOnce(story, 'totals');
  const all: [string, string][] = [
    ...(finished
      ? ([
          ['through', `Grupo ${group}: ${list(onward)} siguen en el Mundial`],
          [
            'out',
            `${list(out)} ${out.length > 1 ? 'se despiden' : 'se despide'} en el grupo ${group} del Mundial`,
          ],
          ['final-table', `La tabla final del grupo ${group}: ${one} primero y ${two} segundo`],
          ['closing', `Cómo se cerró el grupo ${group}, de ${one} a ${last}`],
          [
            'goals',
            `${inWordsFirst(totals?.goals ?? 0)} goles en seis partidos: las cuentas del grupo ${group}`,
          ],
          [
            'points',
            `Con ${count(first.points, 'punto', 'puntos')}, ${one} ${past(first.team, 'terminar')} en lo alto del grupo ${group}`,
          ],
        ] satisfies [string, string][])
      : ([
          ...(first.points > second.points
            ? ([
                [
                  'leads',
                  `${one} ${present(first.team, 'mandar')} en el grupo ${group} con ${count(first.points, 'punto', 'puntos')} tras dos fechas`,
                ],
              ] satisfies [string, string][])
            : []),
          ['needs', `Qué queda por decidirse en el grupo ${group} del Mundial`],
          ['table', `Así está el grupo ${group} antes de ${week === 2 ? 'la última fecha' : 'lo que sigue'}`],
          [
            'last',
            `${last} ${present(fourth.team, 'llegar')} a la última fecha del grupo ${group} en el fondo`,
          ],
          ['two-games', `Grupo ${group}: cuatro partidos jugados y dos por jugar`],
          [
            'goals',
            `${inWordsFirst(totals?.goals ?? 0)} goles después, el grupo ${group} espera su última fecha`,
          ],
        ] satisfies [string, string][])),
  ];
  return [...all, ...furtherHeadlines(story)].map(([shape, text]) => ({ shape: `group-${shape}`, text }));
}

function openingsOf(story: GroupStory): Phrase[] {
  const { table, round, finished, competition } = story;
  const [first, second, third, fourth] = table;
  if (!first || !second || !third || !fourth) return [];
  const group = round.group ?? '';
  const points = count(first.points, 'punto', 'puntos');
  const totals = saidOnce(story, 'totals');
  const [one, two, three, four] = table.map(({ team }) => nameOf(team));
  const onward = said(story, 'goes-on').map(({ team }) => nameOf(team));
  const out = said(story, 'is-out').map(({ team }) => nameOf(team));
  const all: [string, string][] = finished
    ? [
        [
          'end',
          `El grupo ${group} ${ofCompetition(competition)} ya es historia: ${one ?? ''} ${past(first.team, 'terminar')} al frente, con ${points}, y ${two ?? ''} detrás, con ${inWords(second.points)}.`,
        ],
        [
          'through',
          `${capital(inWords(onward.length))} de los cuatro siguen. Del grupo ${group} pasan ${list(onward)}; ${out.length > 1 ? 'se van' : 'se va'} ${list(out)}.`,
        ],
        [
          'goals',
          `Seis partidos y ${inWords(totals?.goals ?? 0)} goles dejó el grupo ${group}. El primer puesto fue de ${one ?? ''}, con ${points}.`,
        ],
        [
          'first',
          `${one ?? ''} ${past(first.team, 'ganar')} el grupo ${group} con ${points}, ${goalsOf(first)}.`,
        ],
        [
          'last',
          `${four ?? ''} ${past(fourth.team, 'acabar')} en el fondo del grupo ${group}, que ${past(first.team, 'encabezar')} ${one ?? ''}. Entre ambos terminaron ${two ?? ''} y ${three ?? ''}.`,
        ],
      ]
    : [
        [
          'leader',
          `${one ?? ''} ${present(first.team, 'encabezar')} el grupo ${group} ${ofCompetition(competition)} con ${points} cuando falta una fecha.`,
        ],
        [
          'left',
          `Quedan dos partidos en el grupo ${group}. ${one ?? ''} ${present(first.team, 'ser')} primero, con ${points}, y ${four ?? ''}, último, con ${inWords(fourth.points)}.`,
        ],
        [
          'goals',
          `En cuatro partidos, el grupo ${group} lleva ${count(totals?.goals ?? 0, 'gol', 'goles')}. La tabla la ${present(first.team, 'mandar')} ${one ?? ''}.`,
        ],
        [
          'order',
          `${one ?? ''}, ${two ?? ''}, ${three ?? ''} y ${four ?? ''}: ese es el orden del grupo ${group} a una fecha del final.`,
        ],
        [
          'gap',
          first.points === fourth.points
            ? `Nadie se despega en el grupo ${group}: todos llegan a la última fecha con ${points}.`
            : `${capital(count(first.points - fourth.points, 'punto separa', 'puntos separan'))} al primero del último en el grupo ${group}, con una fecha por jugar.`,
        ],
      ];
  return [...all, ...furtherOpenings(story)].map(([shape, text]) => ({ shape: `group-${shape}`, text }));
}

function bodiesOf(story: GroupStory, turn: number): Phrase[] {
  const { table, games, round, finished } = story;
  const group = round.group ?? '';
  const results = games
    .map(
      (game) =>
        `- ${nameOf(game.home)} ${(game.score ?? [0, 0]).join('-')} ${nameOf(game.away)} (${placeName(game.city)})`,
    )
    .join('\n');
  const tableHead = `## ${rotate([`La tabla del grupo ${group}`, 'Las posiciones', `El grupo ${group}, en limpio`], turn)}`;
  const gamesHead = `## ${rotate(['Los resultados', 'Partido por partido', `Lo que se jugó en el grupo ${group}`], turn)}`;
  const scorers = scorersOf(story);
  const detail = detailOf(story);
  const after = finished ? endOf(story) : aheadOf(story);
  const afterHead = `## ${finished ? rotate(['Quién sigue', 'Lo que decidió la tabla', 'Después de los tres partidos'], turn) : rotate(['La última fecha', 'Lo que falta', 'Cómo se cierra el grupo'], turn)}`;
  const orders: [string, string[]][] = [
    ['table', [detail, tableHead, tableOfRows(table), gamesHead, results, afterHead, after, scorers]],
    ['after', [after, tableHead, tableOfRows(table), scorers, gamesHead, results, detail]],
    ['results', [scorers, gamesHead, results, detail, tableHead, tableOfRows(table), afterHead, after]],
  ];
  return orders.map(([shape, blocks]) => ({
    shape: `group-${shape}`,
    text: blocks.filter((text) => text !== '').join('\n\n'),
  }));
}

function detailOf(story: GroupStory): string {
  const { table } = story;
  const totals = saidOnce(story, 'totals');
  const widest = saidOnce(story, 'widest');
  const best = table.toSorted((one, other) => other.goalsFor - one.goalsFor)[0];
  const tight = table.toSorted((one, other) => one.goalsAgainst - other.goalsAgainst)[0];
  if (!totals || !best || !tight) return '';
  const draws =
    totals.draws > 0 ? `, con ${count(totals.draws, 'empate', 'empates')}` : ', sin un solo empate';
  const mean = averageInWords(totals.goals, totals.games);
  return [
    ways(
      `El promedio es de ${mean} goles por partido${draws}.`,
      `Se marcaron ${mean} goles por partido en promedio${draws}.`,
      `Por partido hubo ${mean} goles en promedio${draws}.`,
    ),
    widest ? widestSentence(widest.game) : '',
    best.team === tight.team
      ? ways(
          `${nameOf(best.team)} ${past(best.team, 'ser')} quien más goles hizo (${best.goalsFor}) y nadie recibió menos (${best.goalsAgainst}).`,
          `El mejor ataque (${best.goalsFor}) y la defensa menos batida (${best.goalsAgainst}) son de ${nameOf(best.team)}.`,
          `Nadie marcó más (${best.goalsFor}) ni recibió menos (${best.goalsAgainst}) que ${nameOf(best.team)}.`,
        )
      : ways(
          `Nadie marcó más que ${nameOf(best.team)} (${best.goalsFor}) ni recibió menos que ${nameOf(tight.team)} (${tight.goalsAgainst}).`,
          `El ataque más efectivo es el de ${nameOf(best.team)} (${best.goalsFor}); la defensa menos batida, la de ${nameOf(tight.team)} (${tight.goalsAgainst}).`,
        ),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function widestSentence({ home, away, score }: Game): string {
  const result = `${nameOf(home)} ${(score ?? [0, 0]).join('-')} ${nameOf(away)}`;
  return ways(
    `La diferencia más amplia fue el ${result}.`,
    `El resultado más holgado fue el ${result}.`,
    `La mayor diferencia se vio en el ${result}.`,
    `Ningún partido tuvo más diferencia que el ${result}.`,
  );
}

function scorersOf(story: GroupStory): string {
  const all = said(story, 'scorers').flatMap(({ team, list: own }) => own.map((one) => ({ ...one, team })));
  const most = Math.max(0, ...all.map(({ goals }) => goals));
  const top = all.filter(({ goals }) => goals === most);
  if (most < 2) return '';
  const names = top.map(({ player, team }) => `${player} (${nameOf(team)})`);
  return top.length > 4
    ? ''
    : ways(
        `${top.length === 1 ? 'El goleador del grupo es' : 'Los goleadores del grupo son'} ${list(names)}, con ${inWords(most)} goles${top.length > 1 ? ' cada uno' : ''}.`,
        `Con ${inWords(most)} goles${top.length > 1 ? ' cada uno' : ''}, ${list(names)} ${top.length > 1 ? 'encabezan' : 'encabeza'} a los goleadores del grupo.`,
        `En el grupo, ${top.length > 1 ? 'quienes más marcaron fueron' : 'quien más marcó fue'} ${list(names)}: ${inWords(most)} goles${top.length > 1 ? ' cada uno' : ''}.`,
      );
}

function endOf(story: GroupStory): string {
  const places = story.table.map(({ team }) => team.key);
  const inOrder = (one: { team: Team }, other: { team: Team }): number =>
    places.indexOf(one.team.key) - places.indexOf(other.team.key);
  const onward = said(story, 'goes-on')
    .toSorted(inOrder)
    .map(({ team }) => team);
  const out = said(story, 'is-out')
    .toSorted(inOrder)
    .map(({ team }) => team);
  const row = (team: (typeof onward)[number]): string => {
    const found = story.table.find((one) => one.team === team);
    if (!found) return nameOf(team);
    const difference = goalDifference({ ...found, teamId: team.key });
    return `${nameOf(team)} (${count(found.points, 'punto', 'puntos')}, diferencia ${difference > 0 ? '+' : ''}${difference})`;
  };
  const third = onward.length === 3 ? ' El tercero entra como uno de los ocho mejores.' : '';
  return `A los dieciseisavos de final van ${list(onward.map(row))}.${third} ${out.length > 1 ? 'Quedan' : 'Queda'} fuera ${list(out.map(row))}.`;
}

function aheadOf(story: GroupStory): string {
  const [first] = story.games;
  const next = said(story, 'next').map(
    ({ game }) =>
      `${nameOf(game.home)}-${nameOf(game.away)}, el ${dayOf(game)} ${atHour(game)} en ${placeName(game.city)}`,
  );
  const sure = story.table.filter(({ points }) => points === 6).map(({ team }) => nameOf(team));
  const none = story.table.filter(({ points }) => points === 0).map(({ team }) => nameOf(team));
  return [
    ways(
      `Restan ${list(next)}${first ? `, siempre en ${clockOf(first).long}` : ''}.`,
      `Faltan ${list(next)}${first ? `, en ${clockOf(first).long}` : ''}.`,
      `Quedan por jugar ${list(next)}${first ? `, en ${clockOf(first).long}` : ''}.`,
    ),
    sure.length > 0
      ? `${list(sure)} ${sure.length > 1 ? 'han ganado' : 'ha ganado'} los dos partidos.`
      : ways('Nadie ha ganado sus dos partidos.', 'Ninguno de los cuatro ha ganado los dos partidos.'),
    none.length > 0 ? `${list(none)} ${none.length > 1 ? 'no suman' : 'no suma'} puntos.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function excerptsOf(story: GroupStory): Phrase[] {
  const { table, round, finished } = story;
  const group = round.group ?? '';
  const points = table.map(({ team, points: of }) => `${nameOf(team)} (${of})`);
  const onward = said(story, 'goes-on').map(({ team }) => nameOf(team));
  const out = said(story, 'is-out').map(({ team }) => nameOf(team));
  const totals = saidOnce(story, 'totals');
  const [first] = table;
  const clock = story.games[0] ? clockOf(story.games[0]).long : '';
  const all: [string, string][] = [
    [
      'points',
      `${list(points)}: las posiciones del grupo ${group} ${finished ? 'después de los tres partidos' : 'cuando falta una fecha'}.`,
    ],
    [
      'figures',
      `Tabla, resultados y goleadores del grupo ${group}: ${inWords(totals?.goals ?? 0)} goles en ${inWords(totals?.games ?? 0)} partidos y ${first ? nameOf(first.team) : ''} en lo más alto.`,
    ],
    ...(finished
      ? ([
          [
            'through',
            `Siguen ${list(onward)}; ${out.length > 1 ? 'se van' : 'se va'} ${list(out)}. Resultados, tabla y goleadores del grupo ${group}.`,
          ],
        ] satisfies [string, string][])
      : ([
          [
            'ahead',
            `Lo que se ha jugado en el grupo ${group}, cómo queda la tabla y qué partidos faltan, ${clock === '' ? 'con día y hora' : `con su ${clock}`}.`,
          ],
        ] satisfies [string, string][])),
  ];
  return all.map(([shape, text]) => ({ shape, text }));
}
