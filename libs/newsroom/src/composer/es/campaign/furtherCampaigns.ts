import type { CampaignStory } from '../../plan/Story.ts';
import { ofCompetition, shortCompetition, theCompetition } from '../competitionWords.ts';
import { capital, count, inWords, inWordsFirst, nameOf, past } from '../grammar.ts';
import { placeName } from '../places.ts';
import { goalsOf, resultFor, resultsOf, withGoals } from '../resultWords.ts';

type Text = [shape: string, text: string];

/** Headlines from the results, the places and the scorers. */
export function furtherHeadlines({ team, record, games, scorers, competition }: CampaignStory): Text[] {
  const name = nameOf(team);
  const cup = shortCompetition(competition);
  const [first, last] = [games[0], games.at(-1)];
  return [
    ['table', `Los ${inWords(games.length)} partidos de ${name} en ${cup}, en una tabla`],
    ['goals', `${name} en ${cup}: ${goalsOf(record)}`],
    ['figures', `${name} en cifras: ${resultsOf(record)}`],
    ['summary', `Lo que dejó ${cup} de ${name}: ${resultsOf(record)}`],
    ...(first && last && first.city !== last.city
      ? ([
          ['cities', `De ${placeName(first.city)} a ${placeName(last.city)}: ${cup} de ${name}`],
        ] satisfies Text[])
      : []),
    ...(scorers.length > 1
      ? ([
          ['who', `Quiénes hicieron los goles de ${name} en ${cup}`],
          [
            'who-count',
            `${name}, ${inWords(scorers.length)} goleadores y ${count(games.length, 'partido', 'partidos')} en ${cup}`,
          ],
        ] satisfies Text[])
      : []),
    ...(record.won > 0
      ? ([
          [
            'wins',
            `${name} ${past(team, 'ganar')} ${inWords(record.won)} de sus ${inWords(games.length)} partidos en ${cup}`,
          ],
        ] satisfies Text[])
      : []),
  ];
}

/** First sentences from the results, the places and the scorers. */
export function furtherOpenings({ team, record, games, scorers, competition }: CampaignStory): Text[] {
  const name = nameOf(team);
  const cup = theCompetition(competition);
  const [first, last] = [games[0], games.at(-1)];
  return [
    [
      'lasted',
      `${capital(cup)} de ${name} duró ${count(games.length, 'partido', 'partidos')} y dejó ${resultsOf(record)}.`,
    ],
    [
      'closed',
      `${name} ${past(team, 'cerrar')} ${cup} ${withGoals(record)} en ${count(games.length, 'partido', 'partidos')}.`,
    ],
    [
      'played',
      `${inWordsFirst(games.length)} veces ${past(team, 'jugar')} ${name} en ${cup}: ${resultsOf(record)}.`,
    ],
    ...(first && last && first !== last
      ? ([
          [
            'first-last',
            `Entre ${resultFor(team, first)}, en ${placeName(first.city)}, y ${resultFor(team, last)}, en ${placeName(last.city)}, cabe ${cup} de ${name}.`,
          ],
          [
            'opened',
            `${name} ${past(team, 'empezar')} ${cup} con ${resultFor(team, first)} y lo ${past(team, 'terminar')} con ${resultFor(team, last)}.`,
          ],
        ] satisfies Text[])
      : []),
    ...(scorers.length >= 3
      ? ([
          [
            'shared',
            `${inWordsFirst(scorers.length)} jugadores marcaron por ${name} en sus ${inWords(games.length)} partidos ${ofCompetition(competition)}.`,
          ],
        ] satisfies Text[])
      : []),
    ...(record.lost === 0
      ? ([
          [
            'unbeaten',
            `${name} ${past(team, 'terminar')} ${cup} sin perder en la cancha: ${resultsOf(record)}.`,
          ],
        ] satisfies Text[])
      : []),
  ];
}
