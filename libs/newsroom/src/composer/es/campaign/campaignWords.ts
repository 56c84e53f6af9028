import { placeName } from '../places.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import type { CampaignStory, Game } from '../../plan/Story.ts';
import type { Phrase } from '../../Phrasebook.ts';
import {
  ofCompetition,
  plainCompetition,
  shortRound,
  theCompetition,
  theRound,
} from '../competitionWords.ts';
import {
  average,
  capital,
  count,
  inWords,
  isPlural,
  list,
  nameOf,
  past,
  present,
  rotate,
  inWordsFirst,
} from '../grammar.ts';
import { theMen } from '../people.ts';
import { resultFor, resultsOf, withGoals, goalsOf } from '../resultWords.ts';
import { furtherHeadlines, furtherOpenings } from './furtherCampaigns.ts';
import type { StoryWords } from '../StoryWords.ts';
import { shortDay } from '../when.ts';
import { ways } from '../../ways.ts';

/** What is said of a team's whole tournament. */
export const campaignWords: StoryWords<'campaign'> = {
  slug: ({ team, competition }) => `${nameOf(team)} balance en numeros ${plainCompetition(competition)}`,
  headlines: headlinesOf,
  openings: openingsOf,
  bodies: bodiesOf,
  excerpts: excerptsOf,
  epigraphs: ({ team }, turn) => [
    rotate([`Balance de ${nameOf(team)}`, `${nameOf(team)}, en cifras`, 'El Mundial en números'], turn),
    `${nameOf(team)}, en cifras`,
    'El Mundial en números',
  ],
  labels: ({ team, games }) => [
    `${nameOf(team)}, partido a partido`,
    `${nameOf(team)}: ${games.length} partidos`,
    `El Mundial de ${team.code}`,
  ],
  captions: ({ team, record }) => [`${nameOf(team)}: ${resultsOf(record)} en el Mundial.`],
};

/** `la fase de grupos`, `octavos de final` */
function stageOf({ reached }: CampaignStory): string {
  return reached.kind === 'group' ? 'la fase de grupos' : theRound(reached);
}

/** `llegó hasta los octavos de final`, `no pasó de la fase de grupos` */
function reached(story: CampaignStory): string {
  const { team } = story;
  return story.reached.kind === 'group'
    ? `no ${past(team, 'pasar')} de la fase de grupos`
    : `${past(team, 'llegar')} hasta ${stageOf(story)}`;
}

/** Where it ended: who won the last match of the cup has not been put out by anybody. */
function isEliminated({ reached, games, team }: CampaignStory): boolean {
  const last = games.at(-1);
  const won = last && last.winner && last[last.winner].key === team.key;
  return reached.kind !== 'third' && !(reached.kind === 'final' && won);
}

function headlinesOf(story: CampaignStory): Phrase[] {
  const { team, record, games, scorers, reached } = story;
  const name = nameOf(team);
  const [top] = scorers;
  const short = reached.kind === 'group' ? 'la fase de grupos' : shortRound(reached);
  const all: [string, string][] = [
    [
      'numbers',
      `El Mundial de ${name} en números: ${count(games.length, 'partido', 'partidos')} y ${count(record.goalsFor, 'gol', 'goles')}`,
    ],
    ['games', `${name} en el Mundial: los ${inWords(games.length)} partidos, uno por uno`],
    ['balance', `Balance de ${name}: ${goalsOf(record)}`],
    ['results', `${capital(resultsOf(record))}: el Mundial de ${name}`],
    ...(isEliminated(story)
      ? ([
          ...(reached.kind === 'group'
            ? []
            : ([['until', `Hasta ${short}: el camino de ${name} en el Mundial`]] satisfies [
                string,
                string,
              ][])),
          [
            'farewell',
            `${name} ${present(team, 'despedirse')} ${record.won === 0 ? 'sin triunfos' : `con ${count(record.won, 'triunfo', 'triunfos')}`} en ${count(games.length, 'partido', 'partidos')}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(top && top.goals >= 2
      ? ([
          ['scorer', `${top.player}, ${inWords(top.goals)} goles en el Mundial de ${name}`],
          [
            'share',
            `${top.player} marcó ${inWords(top.goals)} de los ${inWords(record.goalsFor)} goles de ${name}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(record.goalsFor === 0
      ? ([['blank', `${name} ${present(team, 'irse')} del Mundial sin marcar un solo gol`]] satisfies [
          string,
          string,
        ][])
      : []),
    ...(record.won === 0
      ? ([
          [
            'winless',
            `${name} ${present(team, 'irse')} sin ganar: sus ${inWords(games.length)} partidos en cifras`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(scorers.length >= 4
      ? ([
          ['many', `${inWordsFirst(scorers.length)} goleadores distintos tuvo ${name} en el Mundial`],
        ] satisfies [string, string][])
      : []),
  ];
  return [...all, ...furtherHeadlines(story)].map(([shape, text]) => ({ shape: `campaign-${shape}`, text }));
}

function openingsOf(story: CampaignStory): Phrase[] {
  const { team, record, games, scorers, competition } = story;
  const name = nameOf(team);
  const [top] = scorers;
  const last = games.at(-1);
  const first = games[0];
  const stage = stageOf(story);
  const cup = theCompetition(competition);
  const all: [string, string][] = [
    [
      'results',
      `${capital(resultsOf(record))} en ${count(games.length, 'partido', 'partidos')}: con esa cuenta ${past(team, 'terminar')} ${name} ${cup}.`,
    ],
    [
      'goals',
      `${name} ${record.goalsFor === 0 ? `no ${past(team, 'marcar')} goles` : `${past(team, 'marcar')} ${count(record.goalsFor, 'gol', 'goles')}`} y ${past(team, 'recibir')} ${inWords(record.goalsAgainst)} en ${cup}.`,
    ],
    [
      'cup',
      `En ${cup}, ${name} ${past(team, 'jugar')} ${count(games.length, 'partido', 'partidos')} y ${past(team, 'sumar')} ${resultsOf(record)}.`,
    ],
    ...(isEliminated(story) && last
      ? ([
          [
            'until',
            `${capital(cup)} de ${name} ${story.reached.kind === 'group' ? 'terminó en' : 'llegó hasta'} ${stage}. El último partido fue ${resultFor(team, last)}, el ${shortDay(last)} en ${placeName(last.city)}.`,
          ],
          [
            'last',
            `El ${shortDay(last)}, en ${placeName(last.city)}, ${resultFor(team, last)} cerró el Mundial de ${name}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(first && last
      ? ([
          [
            'path',
            `De ${placeName(first.city)} a ${placeName(last.city)}, ${name} ${past(team, 'jugar')} ${count(games.length, 'partido', 'partidos')} en ${cup} y ${reached(story)}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(top && top.goals >= 2
      ? ([
          [
            'scorer',
            `${top.player} hizo ${inWords(top.goals)} de los ${count(record.goalsFor, 'gol', 'goles')} de ${name} en ${cup}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(record.goalsFor <= games.length
      ? ([
          [
            'few',
            `${name} ${record.goalsFor === 0 ? `no ${past(team, 'marcar')} ningún gol` : `${past(team, 'hacer')} ${count(record.goalsFor, 'gol', 'goles')}`} en sus ${inWords(games.length)} partidos ${ofCompetition(competition)}.`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return [...all, ...furtherOpenings(story)].map(([shape, text]) => ({ shape: `campaign-${shape}`, text }));
}

function bodiesOf(story: CampaignStory, turn: number): Phrase[] {
  const { team, games } = story;
  const name = nameOf(team);
  const rows = games.map(
    (game) =>
      `| ${shortDay(game)} | ${game.round ? capital(shortRound(game.round)) : ''} | ${nameOf(game.home)} ${(game.score ?? [0, 0]).join('-')} ${nameOf(game.away)}${noteOf(game)} | ${placeName(game.city)} |`,
  );
  const table = ['| Fecha | Ronda | Resultado | Sede |', '|---|---|---|---|', ...rows].join('\n');
  const gamesHead = `## ${rotate(['Los partidos', 'Partido por partido', `El camino de ${name}`, 'Fechas y resultados'], turn)}`;
  const scorerHead = `## ${rotate(['Los goleadores', 'Quién marcó', 'Los goles'], turn)}`;
  const sumHead = `## ${rotate(['La suma', 'Otras cifras', 'Las cuentas'], turn)}`;
  const scorers = scorersOf(story);
  const figures = figuresOf(story);
  const detail = detailOf(story);
  const orders: [string, string[]][] = [
    ['games', [detail, gamesHead, table, ...(scorers === '' ? [] : [scorerHead, scorers]), sumHead, figures]],
    ['scorers', scorers === '' ? [] : [scorers, detail, gamesHead, table, sumHead, figures]],
    [
      'figures',
      [detail, sumHead, figures, ...(scorers === '' ? [] : [scorerHead, scorers]), gamesHead, table],
    ],
  ];
  return orders
    .filter(([, blocks]) => blocks.length > 0)
    .map(([shape, blocks]) => ({
      shape: `campaign-${shape}`,
      text: blocks.filter((text) => text !== '').join('\n\n'),
    }));
}

function noteOf({ decidedBy, penalties }: Game): string {
  if (decidedBy === 'extra-time') return ' (t. e.)';
  if (decidedBy !== 'shoot-out' || !penalties) return '';
  return ` (pen. ${penalties.join('-')})`;
}

function scorersOf({ scorers, team, record, statements }: CampaignStory): string {
  const [top] = scorers;
  if (!top) return '';
  const own = said({ statements }, 'own-goal').length;
  const gift =
    own > 0
      ? ` A la cuenta se ${own === 1 ? 'suma un autogol' : `suman ${inWords(own)} autogoles`} de los rivales.`
      : '';
  if (top.goals === 1) {
    const names = list(scorers.map(({ player }) => player));
    return scorers.length === 1
      ? `El gol de ${nameOf(team)} lo marcó ${names}.${gift}`
      : `${ways(
          `Los goleadores de ${nameOf(team)} fueron ${names}, con un tanto cada uno.`,
          `Por ${nameOf(team)} marcaron ${names}, una vez cada uno.`,
          `${names} hicieron un gol cada uno para ${nameOf(team)}.`,
        )}${gift}`;
  }
  const groups = [...Map.groupBy(scorers, ({ goals }) => goals)];
  const lines = groups.map(
    ([goals, players]) =>
      `- **${capital(count(goals, 'gol', 'goles'))}**: ${list(players.map(({ player }) => player))}.`,
  );
  const rest = own > 0 ? `\n- **${capital(count(own, 'autogol', 'autogoles'))}** de los rivales.` : '';
  return `Los ${inWords(record.goalsFor)} goles de ${nameOf(team)} se reparten así:\n\n${lines.join('\n')}${rest}`;
}

function detailOf(story: CampaignStory): string {
  const { team, games } = story;
  const name = nameOf(team);
  const them = isPlural(team) ? 'les' : 'le';
  const widest = saidOnce(story, 'widest');
  const reds = said(story, 'red-card');
  const bench = said(story, 'substitute');
  const clean = games.filter(
    (game) => (game.home.key === team.key ? game.score?.[1] : game.score?.[0]) === 0,
  ).length;
  const wonBig = widest && widest.game.winner && widest.game[widest.game.winner].key === team.key;
  const crowds = games.flatMap(({ attendance }) => attendance ?? []);
  return [
    widest
      ? widestSentence(
          resultFor(team, widest.game),
          `el ${shortDay(widest.game)} en ${placeName(widest.game.city)}`,
          Boolean(wonBig),
        )
      : '',
    clean > 0
      ? ways(
          `En ${count(clean, 'partido', 'partidos')} no ${them} marcaron.`,
          `${capital(past(team, 'terminar'))} ${count(clean, 'partido', 'partidos')} sin recibir goles.`,
          `Su arco quedó en cero en ${count(clean, 'partido', 'partidos')}.`,
        )
      : ways(
          `${name} ${past(team, 'recibir')} goles en todos sus partidos.`,
          `A ${name} ${them} marcaron en todos sus partidos.`,
          `No hubo partido de ${name} sin un gol en contra.`,
          `En ninguno de los ${inWords(games.length)} partidos quedó en cero el arco de ${name}.`,
        ),
    bench.length > 0 ? benchSentence([...new Set(bench.map(({ goal }) => goal.player))], bench.length) : '',
    reds.length > 0
      ? ways(
          `${name} ${past(team, 'sufrir')} ${count(reds.length, 'expulsión', 'expulsiones')}: ${list(reds.map(({ player, minute }) => `${player} (${minute}’)`))}.`,
          `${reds.length === 1 ? 'Vio la roja' : 'Vieron la roja'} ${list(reds.map(({ player, minute }) => `${player} (${minute}’)`))}.`,
        )
      : '',
    crowds.length >= 3
      ? `A ${theMen(team)} los vieron ${String(crowds.reduce((sum, one) => sum + one, 0)).replace(/\B(?=(\d{3})+$)/g, '.')} personas en ${count(crowds.length, 'partido', 'partidos')} con asistencia registrada.`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** `Dos de sus goles los hizo un suplente, Amad Diallo.` */
function benchSentence(players: string[], goals: number): string {
  const many = goals === 1 ? 'Uno de sus goles lo' : `${inWordsFirst(goals)} de sus goles los`;
  const [one = ''] = players;
  const number = goals === 1 ? 'uno' : inWords(goals);
  return players.length === 1
    ? ways(
        `${many} hizo un suplente, ${one}.`,
        `${one}, suplente, marcó ${number} de sus goles.`,
        `Desde el banco ${goals === 1 ? 'llegó' : 'llegaron'} ${number} de sus goles, de ${one}.`,
        `${one} hizo como suplente ${number} de los goles.`,
      )
    : ways(
        `${many} hicieron suplentes: ${list(players)}.`,
        `Desde el banco llegaron ${number} de sus goles, de ${list(players)}.`,
      );
}

/** The result with the greatest difference, won or lost. */
function widestSentence(result: string, when: string, won: boolean): string {
  return won
    ? ways(
        `Su triunfo más amplio fue ${result}, ${when}.`,
        `Ganó por más diferencia ${when}: ${result}.`,
        `Su mejor resultado llegó ${when}: ${result}.`,
      )
    : ways(
        `Su peor resultado fue ${result}, ${when}.`,
        `El marcador más duro fue ${result}, ${when}.`,
        `La mayor diferencia en contra llegó ${when}: ${result}.`,
        `Lo más amplio en contra fue ${result}, ${when}.`,
      );
}

function figuresOf({ record, games, team }: CampaignStory): string {
  const perGame = (goals: number): string => average(goals, games.length, 2);
  const cities = [...new Set(games.flatMap(({ city }) => (city === null ? [] : placeName(city))))];
  return [
    `- **Partidos**: ${games.length} (${resultsOf(record)}).`,
    `- **Goles a favor**: ${record.goalsFor} (${perGame(record.goalsFor)} por partido).`,
    `- **Goles en contra**: ${record.goalsAgainst} (${perGame(record.goalsAgainst)} por partido).`,
    `- **Sedes**: ${list(cities)}.`,
    ...(games.some(({ decidedBy }) => decidedBy === 'shoot-out')
      ? ['- **Penales**: un empate resuelto desde los once pasos cuenta aquí como empate.']
      : []),
    `- **Último partido**: ${games.at(-1) ? resultFor(team, games.at(-1) as Game) : ''}.`,
  ].join('\n');
}

function excerptsOf(story: CampaignStory): Phrase[] {
  const { team, record, games, scorers } = story;
  const name = nameOf(team);
  const [top] = scorers;
  const goals = withGoals(record);
  const stage = stageOf(story);
  const all: [string, string][] = [
    [
      'results',
      `${name} ${past(team, 'sumar')} ${resultsOf(record)} en ${count(games.length, 'partido', 'partidos')}, ${goals}. ${ways('Fechas, sedes y goleadores.', 'Quién marcó y dónde jugó.', 'Resultado por resultado.')}`,
    ],
    [
      'stage',
      `${name} ${reached(story)}, ${goals}. ${ways(`Sus ${inWords(games.length)} partidos, con goleadores y sedes.`, `Partidos, sedes y goleadores de su torneo.`, `El torneo, partido por partido.`, `La campaña, en fechas y goles.`)}`,
    ],
    [
      'list',
      `Resultados, goleadores y sedes: el paso de ${name} por el Mundial, ${story.reached.kind === 'group' ? 'que terminó en la fase de grupos' : `hasta ${stage}`}, resumido en una tabla.`,
    ],
    ...(top && (top.goals > 1 || record.goalsFor === 1)
      ? ([
          [
            'scorer',
            `${top.player} ${top.goals > 1 ? `fue el goleador, con ${inWords(top.goals)}` : 'hizo su único gol'}. ${name} ${past(team, 'cerrar')} el torneo con ${resultsOf(record)}, ${withGoals(record)}.`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape, text }));
}
