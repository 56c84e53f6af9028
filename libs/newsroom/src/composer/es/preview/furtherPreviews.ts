import { said, saidOnce } from '../../plan/Statement.ts';
import type { PreviewStory } from '../../plan/Story.ts';
import { forRound, ofCompetition, theWeek } from '../competitionWords.ts';
import { capital, count, inWords, isPlural, nameOf, present } from '../grammar.ts';
import { placeName } from '../places.ts';
import { resultFor } from '../resultWords.ts';
import { atHour, clockOf, dayOf } from '../when.ts';

type Text = [shape: string, text: string];

const places: Record<string, string> = {
  r32: 'octavos de final',
  r16: 'cuartos de final',
  qf: 'las semifinales',
  sf: 'la final',
};

/** Headlines from the day, the place and the last match of each. */
export function furtherHeadlines(story: PreviewStory): Text[] {
  const { game } = story;
  const [home, away, city] = [nameOf(game.home), nameOf(game.away), placeName(game.city)];
  const hour = `${atHour(game)} ${clockOf(game).short}`;
  const [first, second] = said(story, 'record');
  const previous = said(story, 'previous');
  const { round } = game;
  const prize = round && places[round.kind];
  return [
    ['where', `Dónde y a qué hora juegan ${home} y ${away}: en ${city}, ${hour}`],
    ['date', `${capital(dayOf(game))}: ${home} y ${away}, en ${city}`],
    ['at-hour', `${capital(hour)}: ${home} y ${away}, en ${city}`],
    ['face', `${home} y ${away}, cara a cara en ${city}: los datos de la previa`],
    ['data', `${home}-${away}: la previa en datos`],
    ['sums', `${home} y ${away}: cómo llegan y a qué hora juegan`],
    ['guide-short', `${home}-${away}: hora, sede y números`],
    ['before', `Antes de ${home}-${away}: resultados, goles y horario`],
    ...previous.map(({ team, game: last }, at): Text => [
      `after-${at}`,
      `Tras ${resultFor(team, last)}, ${nameOf(team)} ${present(team, 'medirse')} con ${team.key === game.home.key ? away : home}`,
    ]),
    ...(first && second && first.goalsFor > 0 && second.goalsFor > 0
      ? ([
          [
            'goals',
            `${nameOf(first.team)}, ${count(first.goalsFor, 'gol', 'goles')}; ${nameOf(second.team)}, ${inWords(second.goalsFor)}: cómo llegan a ${city}`,
          ],
        ] satisfies Text[])
      : []),
    ...(prize
      ? ([
          ['prize', `Un lugar en ${prize} para ${home} o ${away}`],
          ['prize-city', `${home} o ${away}: ${city} decide quién juega ${prize.replace(/ de final$/, '')}`],
        ] satisfies Text[])
      : []),
    ...(round?.kind === 'group' && round.week !== null
      ? ([
          [
            'week',
            `${capital(theWeek(round.week).replace('la ', ''))} del grupo ${round.group ?? ''}: ${home} y ${away}, en ${city}`,
          ],
          ['group', `Grupo ${round.group ?? ''}: ${home} y ${away} juegan ${hour}`],
        ] satisfies Text[])
      : []),
  ];
}

/** First paragraphs from the ground, the round and the points of each. */
export function furtherOpenings(story: PreviewStory): Text[] {
  const { game } = story;
  const [home, away, city] = [nameOf(game.home), nameOf(game.away), placeName(game.city)];
  const hour = `${atHour(game)} ${clockOf(game).short}`;
  const day = `este ${dayOf(game)}`;
  const round = game.round ? forRound(game.round) : '';
  const cup = ofCompetition(game.competition);
  const table = saidOnce(story, 'table');
  const [a, b] = [game.home, game.away].map((team) => table?.rows.find((row) => row.team === team));
  return [
    ['round', `${capital(round)} ${cup}, ${home} y ${away} juegan ${day} en ${city}, ${hour}.`],
    ['settled', `El ${home}-${away} tiene sede y hora: ${city}, ${day}, ${hour}. Es ${round} ${cup}.`],
    [
      'rival',
      `${away} ${isPlural(game.away) ? 'son' : 'es'} el rival de ${home} ${day} en ${city}. El partido, ${round} ${cup}, empieza ${hour}.`,
    ],
    ...(game.stadium
      ? ([
          ['stadium', `El ${game.stadium} recibe ${day}, ${hour}, a ${home} y ${away}, ${round} ${cup}.`],
        ] satisfies Text[])
      : []),
    ...(a && b
      ? ([
          [
            'points',
            `${home} ${present(game.home, 'llegar')} con ${pointsOf(a.points)} y ${away}, con ${pointsOf(b.points)}. Juegan ${day} en ${city}, ${hour}, ${round} ${cup}.`,
          ],
          [
            'table',
            `Con ${home} ${placeOf(a.place)} y ${away} ${placeOf(b.place)} en la tabla, el grupo ${game.round?.group ?? ''} ofrece ${day} su cruce en ${city}, ${hour}.`,
          ],
        ] satisfies Text[])
      : []),
  ];
}

function pointsOf(points: number): string {
  return points === 0 ? 'cero puntos' : count(points, 'punto', 'puntos');
}

function placeOf(place: number): string {
  return ['', 'en el primer lugar', 'en el segundo', 'en el tercero', 'en el cuarto'][place] ?? '';
}
