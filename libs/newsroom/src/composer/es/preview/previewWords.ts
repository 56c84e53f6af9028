import { placeName } from '../places.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import type { PreviewStory, Team } from '../../plan/Story.ts';
import { topOf } from '../../plan/topOf.ts';
import type { Phrase } from '../../Phrasebook.ts';
import {
  ofCompetition,
  ofRound,
  plainCompetition,
  plainRound,
  shortRound,
  forRound,
} from '../competitionWords.ts';
import {
  capital,
  count,
  inWords,
  isPlural,
  list,
  nameOf,
  ordinalAlone,
  past,
  present,
  rotate,
} from '../grammar.ts';
import { didIn, meetingSentence, resultFor, resultsOf, withGoals } from '../resultWords.ts';
import { furtherHeadlines, furtherOpenings } from './furtherPreviews.ts';
import type { StoryWords } from '../StoryWords.ts';
import { streakSentence } from '../streakWords.ts';
import { tableOfRows } from '../tableOfRows.ts';
import { atHour, clockOf, dayOf, hourOf, shortDay, weekdayOf } from '../when.ts';
import { ways } from '../../ways.ts';

/** What is said of a match on the day before it. */
export const previewWords: StoryWords<'preview'> = {
  slug: ({ game }) =>
    `${nameOf(game.home)} ${nameOf(game.away)} hora y datos ${plainCompetition(game.competition)}`,
  headlines: headlinesOf,
  openings: openingsOf,
  bodies: bodiesOf,
  excerpts: excerptsOf,
  epigraphs: ({ game: { round, city } }, turn) => {
    const all = [
      `Previa en ${placeName(city)}`,
      ...(round
        ? [
            round.kind === 'group'
              ? `Grupo ${round.group ?? ''}, la previa`
              : `${capital(plainRound(round))}, previa`,
          ]
        : []),
      'La previa',
    ];
    return [...all.slice(turn % all.length), ...all];
  },
  labels: ({ game }) => [
    `${nameOf(game.home)}-${nameOf(game.away)}, ${hourOf(game) ?? ''}`,
    `${game.home.code}-${game.away.code}, ${hourOf(game) ?? ''}`,
  ],
  captions: ({ game }, turn) => [
    rotate(
      [
        `${nameOf(game.home)} y ${nameOf(game.away)} juegan en ${placeName(game.city)}.`,
        `${capital(weekdayOf(game))}, ${hourOf(game) ?? ''}: ${nameOf(game.home)}-${nameOf(game.away)}.`,
        `El partido es en ${placeName(game.city)}, ${atHour(game)} ${clockOf(game).short}.`,
      ],
      turn,
    ),
  ],
};

interface Sides {
  home: string;
  away: string;
  hour: string;
  at: string;
  day: string;
  city: string;
  part: string;
  isGroup: boolean;
  /** Whose hour it is: `de Chile`, `hora de Chile`. */
  short: string;
  long: string;
}

function sidesOf({ game }: PreviewStory): Sides {
  return {
    home: nameOf(game.home),
    away: nameOf(game.away),
    hour: hourOf(game) ?? '',
    at: atHour(game),
    day: dayOf(game),
    city: placeName(game.city),
    part: game.round ? shortRound(game.round) : plainCompetition(game.competition),
    isGroup: game.round?.kind === 'group',
    ...clockOf(game),
  };
}

function headlinesOf(story: PreviewStory): Phrase[] {
  const { home, away, hour, city, part, isGroup, short, long } = sidesOf(story);
  const { game } = story;
  const [one] = said(story, 'scorers').toSorted((a, b) => (b.list[0]?.goals ?? 0) - (a.list[0]?.goals ?? 0));
  const [star] = topOf(one?.list ?? [], 1);
  const rival = one && (one.team === game.home ? away : home);
  const records = said(story, 'record');
  const perfect = records.find(({ lost, drawn }) => lost === 0 && drawn === 0);
  const table = saidOnce(story, 'table');
  const rows = [game.home, game.away].map((team) => table?.rows.find((row) => row.team === team));
  const [a, b] = rows;
  const streak = said(story, 'streak').find(({ of }) => of === 'clean-sheets');
  const all: [string, string][] = [
    ['hour', `${home} – ${away}: ${long} y datos de la previa`],
    ['hour-place', `${home} y ${away} juegan en ${city} a las ${hour} ${short}`],
    [
      'part',
      isGroup
        ? `${home} y ${away} cierran cuentas en el ${part}`
        : `${home} y ${away} se juegan el pase en ${part}`,
    ],
    ['numbers', `Los números con que llegan ${home} y ${away} a ${city}`],
    ['weekday', `${capital(weekdayOf(game))} en ${city}: ${home} ante ${away}, a las ${hour}`],
    ['guide', `Guía de ${home}-${away}: hora, sede y lo que dicen los datos`],
    ['how', `Cómo llegan ${home} y ${away} al partido de ${city}`],
    [
      'facing',
      `${city} recibe a ${home} y ${away} ${isGroup ? `por el ${part}` : game.round?.kind === 'third' ? 'por el tercer puesto' : `en ${part}`}`,
    ],
    ...(star && rival && star.goals >= 2
      ? ([
          [
            'star',
            `${star.player}, ${inWords(star.goals)} goles, lidera a ${nameOf(one.team)} ante ${rival}`,
          ],
          [
            'star-last',
            `${nameOf(one.team)} ${present(one.team, 'enfrentar')} a ${rival} con los ${inWords(star.goals)} goles de ${star.player}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(perfect
      ? ([
          [
            'perfect',
            `${nameOf(perfect.team)} ${present(perfect.team, 'llegar')} con todo ganado al cruce con ${perfect.team === game.home ? away : home}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(a && b && a.points === b.points && a.points > 0
      ? ([
          [
            'level',
            `${home} y ${away}, igualados a ${count(a.points, 'punto', 'puntos')}, se miden en ${city}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(a && b && a.points !== b.points
      ? ([
          [
            'points',
            `${nameOf(a.points > b.points ? a.team : b.team)} ${present(a.points > b.points ? a.team : b.team, 'llegar')} a ${city} con más puntos que ${nameOf(a.points > b.points ? b.team : a.team)}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(streak
      ? ([
          [
            'clean',
            `${nameOf(streak.team)}, ${inWords(streak.length)} partidos sin recibir goles, ante ${streak.team === game.home ? away : home}`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return [...all, ...furtherHeadlines(story)].map(([shape, text]) => ({ shape, text }));
}

function openingsOf(story: PreviewStory): Phrase[] {
  const { home, away, at, day, city, short, long } = sidesOf(story);
  const { game } = story;
  const part =
    game.round?.kind === 'group' ? ofRound(game.round) : game.round ? `de ${plainRound(game.round)}` : '';
  const forPart = game.round ? forRound(game.round) : '';
  const stadium = game.stadium ? ` en el ${game.stadium}` : '';
  const [first, second] = said(story, 'record');
  const [one] = said(story, 'scorers').toSorted((a, b) => (b.list[0]?.goals ?? 0) - (a.list[0]?.goals ?? 0));
  const [star] = topOf(one?.list ?? [], 1);
  const previous = said(story, 'previous');
  const [h] = previous;
  const all: [string, string][] = [
    [
      'day',
      `Este ${day}, ${at} ${short}, ${home} y ${away} juegan${stadium}, en ${city}, ${forPart} ${ofCompetition(game.competition)}.`,
    ],
    [
      'names',
      `${home} y ${away} se encuentran este ${day}${stadium}, en ${city}. El partido, ${forPart} ${ofCompetition(game.competition)}, empieza ${at}, ${long}.`,
    ],
    [
      'place',
      `${city} recibe este ${day} el partido ${part} entre ${home} y ${away}. La pelota rueda${stadium} ${at}, ${long}.`,
    ],
    [
      'hour',
      `${capital(at)}, ${long}: a esa hora empieza este ${day} el ${home}-${away} ${ofCompetition(game.competition)}, ${forPart}.`,
    ],
    ...(first && second
      ? ([
          [
            'records',
            `${resultsOf(first) === resultsOf(second) ? `${home} y ${away} llegan con ${resultsOf(first)} cada uno` : `${nameOf(first.team)} ${present(first.team, 'llegar')} con ${resultsOf(first)}; ${nameOf(second.team)}, con ${resultsOf(second)}`}. Se miden este ${day}, ${at} ${short}, en ${city}, ${forPart}.`,
          ],
          [
            'goals',
            `${goalsSoFar(first.team, first.goalsFor)}; ${first.goalsFor > 0 && second.goalsFor > 0 ? `${nameOf(second.team)}, ${inWords(second.goalsFor)}` : goalsSoFar(second.team, second.goalsFor).replace(' en el torneo', '')}. Se miden este ${day}, ${at} ${short}, en ${city}, ${forPart}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(star && one && star.goals >= 2
      ? ([
          [
            'star',
            `${star.player} ha marcado ${count(star.goals, 'gol', 'goles')} para ${nameOf(one.team)} en el torneo. Este ${day}, ${at} ${short}, lo espera ${one.team === game.home ? away : home} en ${city}, ${forPart}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(h && game.round?.kind !== 'group'
      ? ([
          [
            'path',
            `El camino de ${nameOf(h.team)} sigue en ${city}. Después de ${resultFor(h.team, h.game)}, este ${day} se mide con ${away}, ${at} ${short}, ${forPart}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(game.round &&
    game.round.kind !== 'group' &&
    game.round.kind !== 'final' &&
    game.round.kind !== 'third'
      ? ([
          [
            'stake',
            `Uno sigue y el otro se va. ${home} y ${away} se juegan este ${day}, ${at} ${short}, el pase ${stageAfter(game.round.kind)} en ${city}.`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return [...all, ...furtherOpenings(story)].map(([shape, text]) => ({ shape, text }));
}

/** `Brasil lleva siete goles en el torneo`, `Panamá todavía no ha marcado en el torneo` */
function goalsSoFar(team: Team, goals: number): string {
  return goals === 0
    ? `${nameOf(team)} todavía no ${isPlural(team) ? 'han' : 'ha'} marcado en el torneo`
    : `${nameOf(team)} ${present(team, 'llevar')} ${count(goals, 'gol', 'goles')} en el torneo`;
}

function stageAfter(kind: string): string {
  return (
    { r32: 'a octavos de final', r16: 'a cuartos de final', qf: 'a las semifinales', sf: 'a la final' }[
      kind
    ] ?? ''
  );
}

function bodiesOf(story: PreviewStory, turn: number): Phrase[] {
  const { game } = story;
  const table = saidOnce(story, 'table');
  const forms = [game.home, game.away].map((team) => formOf(story, team)).filter((text) => text !== '');
  const meetings = said(story, 'head-to-head').map(meetingSentence);
  const streaks = [
    ...new Map(
      said(story, 'streak')
        .toReversed()
        .map((one) => [one.team.key, one]),
    ).values(),
  ]
    .map((one) => streakSentence(one))
    .join(' ');
  const scorers = scorersOf(story);
  const grid = table
    ? [
        `## ${rotate([`La tabla del grupo ${table.group ?? ''}`, `Así está el grupo ${table.group ?? ''}`, 'Las posiciones'], turn)}`,
        tableOfRows(table.rows),
      ]
    : [];
  const stake = stakeOf(story);
  const sheet = [`## ${rotate(['Los datos', 'Hora y sede', 'La ficha'], turn)}`, sheetOf(story)];
  const howHead = `## ${rotate(['Cómo llegan', 'El camino de cada uno', 'Los antecedentes', `${nameOf(game.home)} y ${nameOf(game.away)}, hasta hoy`], turn)}`;
  const goalHead = `## ${rotate(['Quién hace los goles', 'Los goleadores', 'Con quién marcan'], turn)}`;
  const scorerPart = scorers === '' ? [] : [goalHead, scorers];
  const extra = [streaks, ...meetings].filter((text) => text !== '');
  const orders: [string, string[]][] = [
    ['form-first', [...forms, ...extra, ...scorerPart, ...grid, ...stake]],
    ['stake-first', [...stake, howHead, ...forms, ...extra, ...scorerPart, ...grid]],
    [
      'sheet-last',
      [howHead, ...forms, ...extra, ...stake, ...scorerPart, ...(grid.length > 0 ? grid : sheet)],
    ],
    [
      'table-first',
      grid.length > 0
        ? [...grid, ...stake, howHead, ...forms, ...extra, ...scorerPart]
        : [...extra, ...sheet, howHead, ...forms, ...scorerPart, ...stake],
    ],
    [
      'goals-first',
      scorers === ''
        ? []
        : [scorers, howHead, ...forms, ...extra, ...(grid.length > 0 ? grid : sheet), ...stake],
    ],
  ];
  return orders
    .filter(([, blocks]) => blocks.length > 0)
    .map(([shape, blocks]) => ({ shape, text: blocks.join('\n\n') }));
}

function formOf(story: PreviewStory, team: Team): string {
  const record = said(story, 'record').find((one) => one.team === team);
  const previous = said(story, 'previous').find((one) => one.team === team);
  if (!record || !previous) return '';
  const name = nameOf(team);
  const last = resultFor(team, previous.game);
  const goals = withGoals(record);
  const where = previous.game.city ? `, en ${placeName(previous.game.city)}` : '';
  const did = didIn(team, previous.game);
  const day = shortDay(previous.game);
  const results = resultsOf(record);
  const latest = ways(
    `${name} ${present(team, 'venir')} de ${last}${where}.`,
    `Lo último de ${name} fue ${last}, el ${day}${where}.`,
    `El partido más reciente de ${name} fue ${last}, el ${day}${where}.`,
    `${name} ${present(team, 'llegar')} después de ${last}${where}.`,
    `${name} ${did} en su partido anterior, el ${day}${where}.`,
    `En su último partido, ${name} ${did}${where}.`,
    `El ${day}, ${name} ${did}${where}.`,
    `${name} ${did} la última vez que ${past(team, 'jugar')}, el ${day}${where}.`,
    `Antes de este cruce, ${name} ${did}${where}.`,
  );
  const sum = ways(
    `En el torneo ${present(team, 'llevar')} ${results}, ${goals}.`,
    `Antes de este partido ${present(team, 'sumar')} ${results} en el torneo, ${goals}.`,
    `Su balance en el torneo es de ${results}, ${goals}.`,
    `Hasta aquí ${present(team, 'tener')} ${results}, ${goals}.`,
    `Su cuenta en el torneo va en ${results}, ${goals}.`,
  );
  return ways(
    `${latest} ${sum}`,
    `El balance de ${name} es de ${results}, ${goals}. Su partido anterior fue ${last}${where}.`,
    `${name} ${present(team, 'llegar')} con ${results}, ${goals}. El ${day} ${did}${where}.`,
  );
}

function scorersOf(story: PreviewStory): string {
  const texts = said(story, 'scorers').map(({ team, list: all }) => {
    const [top] = all;
    if (!top) return '';
    const level = all.filter(({ goals }) => goals === top.goals);
    if (level.length > 3)
      return `${nameOf(team)} ${isPlural(team) ? 'han' : 'ha'} repartido sus goles: ${inWords(all.length)} jugadores distintos ya marcaron.`;
    const who = nameOf(team);
    if (level.length > 1) {
      const names = list(level.map(({ player }) => player));
      if (top.goals === 1) {
        return ways(
          `Por ${who}, ${names} marcaron una vez cada uno.`,
          `Por ${who} han marcado ${names}, una vez cada uno.`,
          `${names} tienen un gol cada uno por ${who}.`,
          `Los que han hecho goles para ${who} son ${names}, uno cada uno.`,
          '',
        );
      }
      return ways(
        `Por ${who}, ${names} suman ${inWords(top.goals)} goles cada uno.`,
        `Los goleadores de ${who} son ${names}, con ${inWords(top.goals)} goles cada uno.`,
        `${names}, con ${inWords(top.goals)} goles cada uno, encabezan la lista de ${who}.`,
      );
    }
    const others = topOf(all, 3)
      .slice(1)
      .map(({ player, goals }) => `${player} (${goals})`);
    const goals = count(top.goals, 'gol', 'goles');
    const [rest, following] =
      others.length > 0
        ? [
            `; detrás ${others.length === 1 ? 'está' : 'están'} ${list(others)}`,
            `; lo ${others.length === 1 ? 'sigue' : 'siguen'} ${list(others)}`,
          ]
        : ['', ''];
    return ways(
      `${top.player} es el goleador de ${who}, con ${goals}${rest}.`,
      `El goleador de ${who} es ${top.player}, con ${goals}${following}.`,
      `Por ${who}, nadie ha marcado más que ${top.player}: ${goals}${following}.`,
      `${top.player} encabeza la lista de goleadores de ${who}, con ${goals}${rest}.`,
      `Con ${goals}, ${top.player} es quien más ha marcado por ${who}${rest}.`,
      `De los goles de ${who}, ${inWords(top.goals)} ${top.goals === 1 ? 'es' : 'son'} de ${top.player}${following}.`,
      `${top.player} ha hecho ${goals} para ${who}${following}.`,
    );
  });
  return texts.filter((text) => text !== '').join(' ');
}

/** What the group table or the draw of the cup puts at stake. */
function stakeOf(story: PreviewStory): string[] {
  const { game } = story;
  const table = saidOnce(story, 'table');
  if (!table) {
    if (game.round?.kind === 'final' || game.round?.kind === 'third') return [];
    const stage = stageAfter(game.round?.kind ?? '');
    // Other cups go to the kicks at once
    if (game.competition.kind !== 'world-cup') {
      return [
        ways(
          `El que gane jugará ${stage.replace(/^a /, '')}.`,
          `El ganador va ${stage}.`,
          `En juego está el pase ${stage}.`,
        ),
      ];
    }
    return [
      ways(
        `El que gane jugará ${stage.replace(/^a /, '')}; si hay empate a los 90, habrá tiempo extra y, si hace falta, penales.`,
        `El ganador va ${stage}. Con empate a los 90 se juega tiempo extra y, si la igualdad sigue, penales.`,
        `En juego está el pase ${stage}: si nadie gana en 90 minutos, habrá tiempo extra y después, si hace falta, penales.`,
        `Uno de los dos pasará ${stage}. El empate a los 90 lleva a tiempo extra, y otro empate, a los penales.`,
        `El premio es un lugar en ${stage.replace(/^a /, '')}, que se decide en 90 minutos, en tiempo extra o por penales.`,
      ),
    ];
  }
  const rows = [game.home, game.away].flatMap((team) => table.rows.find((row) => row.team === team) ?? []);
  return [
    rows.map(({ team, points, place }) => placeSentence(team, points, place, table.group ?? '')).join(' '),
  ];
}

/** Where a team stands in its group, and what a win would make of it. */
function placeSentence(team: Team, points: number, place: number, group: string): string {
  const name = nameOf(team);
  const has = points === 0 ? 'cero puntos' : count(points, 'punto', 'puntos');
  const [nth, then] = [ordinalAlone(place), inWords(points + 3)];
  const [is, wins] = [present(team, 'ser'), present(team, 'ganar')];
  return ways(
    `${name} ${is} ${nth} del grupo ${group}, con ${has}: si ${wins}, ${present(team, 'llegar')} a ${then}.`,
    `Con ${has}, ${name} ${present(team, 'marchar')} ${nth} en el grupo ${group}; un triunfo dejaría su cuenta en ${then}.`,
    `${name} ${present(team, 'tener')} ${has} y ${is} ${nth} del grupo ${group}. Si ${wins}, ${present(team, 'sumar')} ${then}.`,
    `Una victoria llevaría a ${name}, ${nth} del grupo ${group} con ${has}, a ${then}.`,
    `En el grupo ${group}, ${name} ${is} ${nth}, con ${has}, y ${present(team, 'poder')} llegar a ${then}.`,
    `${name} ${present(team, 'ocupar')} el ${placeWord(place)} lugar del grupo ${group} con ${has}; ganar vale hasta ${then}.`,
    `Si ${wins}, ${name} ${present(team, 'pasar')} de ${points === 0 ? 'cero' : inWords(points)} a ${then} puntos; por ahora ${is} ${nth}.`,
  );
}

const placeWord = (place: number): string => ordinalAlone(place).replace(/^(primer|tercer)o$/, '$1');

function sheetOf(story: PreviewStory): string {
  const { game } = story;
  return [
    `- **Partido**: ${nameOf(game.home)}-${nameOf(game.away)}${game.round ? `, ${plainRound(game.round)}` : ''}.`,
    `- **Día y hora**: ${dayOf(game)}, ${atHour(game)} ${clockOf(game).short}.`,
    `- **Sede**: ${game.stadium ? `${game.stadium}, ` : ''}${placeName(game.city)}.`,
  ].join('\n');
}

function excerptsOf(story: PreviewStory): Phrase[] {
  const { home, away, at, day, city, short } = sidesOf(story);
  const { game } = story;
  const [first, second] = said(story, 'record');
  const previous = said(story, 'previous');
  const [h, a] = previous;
  const results =
    first && second
      ? resultsOf(first) === resultsOf(second)
        ? `${home} y ${away} suman ${resultsOf(first)} cada uno.`
        : `${nameOf(first.team)} ${present(first.team, 'sumar')} ${resultsOf(first)}; ${nameOf(second.team)}, ${resultsOf(second)}.`
      : '';
  const part = game.round ? ` ${forRound(game.round)}` : '';
  const stars = said(story, 'scorers').flatMap(({ team, list: all }) =>
    topOf(all, 1)
      .filter(({ goals }) => goals >= 2)
      .map(({ player, goals }) => `${player} (${nameOf(team)}, ${goals})`),
  );
  const all: [string, string][] = [
    [
      'records',
      `${results} ${ways(`El partido es el ${day}, ${at} ${short}, en ${city}.`, `Se juega el ${day}, ${at} ${short}, en ${city}.`, `La cita es el ${day}, ${at} ${short}, en ${city}.`)}`,
    ],
    [
      'records-short',
      `${results} ${ways(`Juegan ${at} ${short} en ${city}${part}.`, `El partido empieza ${at} ${short} en ${city}${part}.`)}`,
    ],
    [
      'when',
      `${home} y ${away} juegan el ${day} en ${city}${part}, ${at} ${short}. ${ways('Así llega cada uno.', 'Así llegan los dos.', 'Esto dicen los números de los dos.')}`,
    ],
    [
      'when-short',
      `Será el ${day}, ${at} ${short}, en ${city}${part}. ${ways('Los resultados, los goles y los goleadores de los dos.', 'La campaña de cada uno, en datos.', 'Con qué llega cada uno.')}`,
    ],
    ...(stars.length > 0
      ? ([
          [
            'stars',
            `${list(stars)} ${stars.length > 1 ? 'son los goleadores' : 'es el goleador'} del cruce. ${ways(`Se juega el ${day}, ${at} ${short}, en ${city}.`, `Juegan el ${day} ${at} ${short}, en ${city}.`)}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(h && a
      ? ([
          [
            'last',
            `${home} ${present(h.team, 'llegar')} tras ${resultFor(h.team, h.game)} y ${away} tras ${resultFor(a.team, a.game)}. ${ways(`Juegan el ${shortDay(game)} ${at} ${short}.`, `Se miden el ${shortDay(game)} ${at} ${short}.`, `El partido es el ${shortDay(game)}, ${at} ${short}.`)}`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape, text }));
}
