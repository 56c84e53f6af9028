import { said, saidOnce } from '../../plan/Statement.ts';
import type { Game, SeasonStory, TableRow, Team } from '../../plan/Story.ts';
import type { Phrase } from '../../Phrasebook.ts';
import { capital, count, inWords, list, nameOf, ordinalAlone, rotate } from '../grammar.ts';
import { resultsOf } from '../resultWords.ts';
import type { StoryWords } from '../StoryWords.ts';
import { shortDay } from '../when.ts';
import { ways } from '../../ways.ts';

type Record = Omit<TableRow, 'place' | 'team'>;

/** What is said of a club's half season. */
export const seasonWords: StoryWords<'season'> = {
  slug: ({ team, round, competition }) =>
    `${nameOf(team)} ${round.names.es} ${competition.season} balance en numeros`,
  headlines: headlinesOf,
  openings: openingsOf,
  bodies: bodiesOf,
  excerpts: excerptsOf,
  epigraphs: ({ team, round }, turn) => [
    rotate(
      [`${nameOf(team)} en el ${round.names.es}`, `Balance de ${nameOf(team)}`, 'Los números del torneo'],
      turn,
    ),
    'Los números del torneo',
  ],
  labels: ({ team, record }) => [`${nameOf(team)}, ${record.points} puntos`],
  captions: ({ team, place, round }) => [
    `${nameOf(team)}, ${ordinalAlone(place)} en la fase regular del ${round.names.es}.`,
  ],
};

function headlinesOf(story: SeasonStory): Phrase[] {
  const { team, record, home, away, round, place } = story;
  const [name, half] = [nameOf(team), round.names.es];
  const all: [string, string][] = [
    [
      'points',
      `${name} en el ${half}: ${count(record.points, 'punto', 'puntos')} en ${record.played} partidos`,
    ],
    ['home-away', `${name}: ${home.points} puntos en casa y ${away.points} fuera en el ${half}`],
    ['place', `Los números con que ${name} fue ${ordinalAlone(place)} en el ${half}`],
    ['goals', `${record.goalsFor} goles a favor y ${record.goalsAgainst} en contra: ${name} en el ${half}`],
    ['balance', `Balance del ${half}: ${name}, de la primera a la última fecha`],
    [
      'wins',
      `${capital(count(record.won, 'triunfo', 'triunfos'))}, ${count(record.drawn, 'empate', 'empates')} y ${count(record.lost, 'derrota', 'derrotas')} de ${name}`,
    ],
    ...(home.points > away.points
      ? ([['at-home', `En casa rindió más: el ${half} de ${name} en números`]] satisfies [string, string][])
      : ([['on-the-road', `Mejor de visita que en casa: el ${half} de ${name}`]] satisfies [
          string,
          string,
        ][])),
  ];
  // Equal points at home and away say neither.
  return all
    .filter(([shape]) => !(home.points === away.points && shape === 'on-the-road'))
    .map(([shape, text]) => ({ shape: `season-${shape}`, text }));
}

function openingsOf(story: SeasonStory): Phrase[] {
  const { team, record, home, away, round, place } = story;
  const [name, half] = [nameOf(team), round.names.es];
  const all: [string, string][] = [
    [
      'place',
      `${name} terminó ${ordinalAlone(place)} en la fase regular del ${half}, con ${count(record.points, 'punto', 'puntos')}.`,
    ],
    [
      'results',
      `${capital(resultsOf(record))}: así se resume el ${half} de ${name}, que sumó ${count(record.points, 'punto', 'puntos')}.`,
    ],
    [
      'goals',
      `${name} marcó ${record.goalsFor} goles y recibió ${record.goalsAgainst} en los ${record.played} partidos registrados del ${half}.`,
    ],
    [
      'split',
      `De los ${record.points} puntos que ${name} sumó en el ${half}, ${home.points} llegaron en casa y ${away.points} de visita.`,
    ],
    [
      'rate',
      `${percent(record)} de los puntos posibles ganó ${name} en el ${half}: ${record.points} de ${record.played * 3}.`,
    ],
    [
      'games',
      `En ${record.played} partidos del ${half}, ${name} ganó ${inWords(record.won)}, empató ${inWords(record.drawn)} y perdió ${inWords(record.lost)}.`,
    ],
  ];
  return all.map(([shape, text]) => ({ shape: `season-${shape}`, text }));
}

function percent({ points, played }: Record): string {
  return `El ${Math.round((points / (played * 3)) * 100)} %`;
}

function resultOf(team: Team, game: Game): string {
  const own = game.home.key === team.key;
  const [h, a] = game.score ?? [0, 0];
  return `${own ? `${h}-${a}` : `${a}-${h}`} a ${nameOf(own ? game.away : game.home)}`;
}

function bodiesOf(story: SeasonStory, turn: number): Phrase[] {
  const { team, record, home, away, games, round } = story;
  const row = (what: string, of: Record): string =>
    `| ${what} | ${of.played} | ${of.won} | ${of.drawn} | ${of.lost} | ${of.goalsFor}:${of.goalsAgainst} | ${of.points} |`;
  const split = [
    '| | PJ | G | E | P | Goles | Pts |',
    '|---|---|---|---|---|---|---|',
    row('En casa', home),
    row('De visita', away),
    row('Total', record),
  ].join('\n');
  const recent = games.slice(-5);
  const five = list(
    recent.map((game) => `${nameOf(game.home)} ${(game.score ?? [0, 0]).join('-')} ${nameOf(game.away)}`),
  );
  const last = ways(
    `Los últimos cinco resultados fueron: ${five}.`,
    `Así cerró la fase regular: ${five}.`,
    `Sus cinco últimos partidos terminaron ${five}.`,
  );
  const splitHead = `## ${rotate(['En casa y de visita', 'Local y visitante', 'Dónde sumó'], turn)}`;
  const lastHead = `## ${rotate(['Cómo llegó al final', 'Las últimas cinco', 'El cierre'], turn)}`;
  const rivalsHead = `## ${rotate(['Rival por rival', 'Contra quién sumó', 'Los once rivales'], turn)}`;
  const detail = detailOf(story);
  const note = story.partial
    ? `Faltan en el registro los marcadores de la última fecha del ${round.names.es}: la cuenta es hasta la anterior.`
    : '';
  const orders: [string, string[]][] = [
    ['split', [detail, splitHead, split, note, rivalsHead, rivalsOf(team, games), lastHead, last]],
    ['rivals', [detail, rivalsHead, rivalsOf(team, games), splitHead, split, note, last]],
    ['last', [last, splitHead, split, note, detail, rivalsHead, rivalsOf(team, games)]],
  ];
  return orders.map(([shape, blocks]) => ({
    shape: `season-${shape}`,
    text: blocks.filter((text) => text !== '').join('\n\n'),
  }));
}

function detailOf(story: SeasonStory): string {
  const { team, games } = story;
  const widest = said(story, 'widest').map(({ game }) => game);
  const best = widest.find(({ winner, home }) => (winner === 'home') === (home.key === team.key));
  const worst = widest.find((game) => game !== best);
  const turned = said(story, 'turned').filter((one) => one.team.key === team.key).length;
  const clean = games.filter(
    ({ home, score }) => (home.key === team.key ? score?.[1] : score?.[0]) === 0,
  ).length;
  const blank = games.filter(
    ({ home, score }) => (home.key === team.key ? score?.[0] : score?.[1]) === 0,
  ).length;
  return [
    best
      ? ways(
          `Su triunfo más amplio fue el ${resultOf(team, best)}, el ${shortDay(best)}.`,
          `La victoria más clara llegó el ${shortDay(best)}: ${resultOf(team, best)}.`,
          `Ganó por más diferencia el ${shortDay(best)}, con el ${resultOf(team, best)}.`,
        )
      : '',
    worst
      ? ways(
          `La derrota más dura, ${resultOf(team, worst).replace(' a ', ' ante ')}, el ${shortDay(worst)}.`,
          `La peor caída fue el ${shortDay(worst)}, ${resultOf(team, worst).replace(' a ', ' ante ')}.`,
          `Nunca perdió por más que el ${shortDay(worst)}: ${resultOf(team, worst).replace(' a ', ' ante ')}.`,
        )
      : '',
    cleanSentence(clean, blank),
    turned > 0
      ? `${turned === 1 ? 'Una vez' : `${capital(inWords(turned))} veces`} ganó un partido que perdía al descanso.`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function cleanSentence(clean: number, blank: number): string {
  const games = count(clean, 'partido', 'partidos');
  const without = blank === 0 ? 'en ninguno se fue sin marcar' : `en ${inWords(blank)} no marcó`;
  if (clean === 0) return `Recibió goles en todos sus partidos, y ${without}.`;
  return ways(
    `No recibió goles en ${games} y ${without}.`,
    `Terminó ${games} con el arco en cero, y ${without}.`,
    `Su arco quedó en cero en ${games}; ${without}.`,
  );
}

/** Both games against each rival in one row. */
function rivalsOf(team: Team, games: readonly Game[]): string {
  const rivals = Map.groupBy(games, ({ home, away }) => nameOf(home.key === team.key ? away : home));
  const cell = (list_: readonly Game[], atHome: boolean): string => {
    const game = list_.find(({ home }) => (home.key === team.key) === atHome);
    return game ? `${(game.score ?? [0, 0]).join('-')}${game.decidedBy === 'table' ? ' (adj.)' : ''}` : '–';
  };
  const rows = [...rivals]
    .sort(([one], [other]) => one.localeCompare(other, 'es'))
    .map(([rival, list_]) => `| ${rival} | ${cell(list_, true)} | ${cell(list_, false)} |`);
  return ['| Rival | En casa | De visita |', '|---|---|---|', ...rows].join('\n');
}

function excerptsOf(story: SeasonStory): Phrase[] {
  const { team, record, home, away, round, place } = story;
  const [name, half] = [nameOf(team), round.names.es];
  const widest = saidOnce(story, 'widest');
  const all: [string, string][] = [
    [
      'results',
      `${name} cerró la fase regular del ${half} con ${resultsOf(record)}. Sus cuentas en casa, de visita y rival por rival.`,
    ],
    [
      'split',
      `Sumó ${count(home.points, 'punto', 'puntos')} en casa y ${inWords(away.points)} de visita, y terminó ${ordinalAlone(place)}. Los resultados de ${name}, rival por rival.`,
    ],
    [
      'goals',
      `Hizo ${record.goalsFor} goles, recibió ${record.goalsAgainst} y fue ${ordinalAlone(place)} de doce. El ${half} de ${name}, en tres tablas y pocas palabras.`.replace(
        'tres tablas y pocas palabras',
        'dos tablas',
      ),
    ],
    ...(widest
      ? ([
          [
            'widest',
            `Del ${resultOf(team, widest.game)} a la última fecha: los ${record.played} partidos de ${name} en el ${half}, resumidos.`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape, text }));
}
