import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { inMatch, inPhase } from '../competitionWords.ts';
import { aScore, figure, the } from '../grammar.ts';
import { theSquad } from '../nations.ts';
import { atPlace, inTown } from '../places.ts';
import { onWeekday, weekdayOf } from '../when.ts';
import { capital } from '../grammar.ts';
import { courseOpenings } from './courseOpenings.ts';
import { drawOpenings } from './drawOpenings.ts';
import { followSentence } from './following.ts';
import { meaningOpenings } from './meaningOpenings.ts';
import { scorersSentence } from './scorers.ts';
import { shootOutOpenings } from './shootOutOpenings.ts';
import { toldMatch, type ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

export type Opening = [shape: string, ...sentences: string[]];

/** First paragraphs. A shape with a condition is there only when the match has what it tells. */
export function reportOpenings(story: ReportStory): Phrase[] {
  const t = toldMatch(story);
  const all = t.shootOut
    ? shootOutOpenings(t)
    : t.isDraw
      ? drawOpenings(t)
      : [...plain(t), ...courseOpenings(t), ...meaningOpenings(t)];
  return all.map(([shape, ...sentences]) => ({
    shape,
    text: sentences.filter(Boolean).map(capital).join(' '),
  }));
}

function plain(t: ToldMatch): Opening[] {
  const { game, winner, loser } = t;
  const day = onWeekday(game);
  const [won, lost] = [the(winner), the(loser)];
  const [phase, match] = [inPhase(game), inMatch(game)];
  const scorers = scorersSentence(t);
  return [
    [
      'result',
      `${theSquad(winner)} ${ways('beat', 'defeated', 'got past')} ${lost} ${t.score} ${match} ${day} ${atPlace(game)}.`,
      scorers,
    ],
    ['place', `${inTown(game)}, ${won} defeated ${lost} ${t.score} ${day} ${phase}.`, scorers],
    ['phase', `${phase}, ${won} beat ${lost} ${t.score} ${day} ${atPlace(game)}.`, followSentence(t)],
    ['loser', `${lost} lost ${t.score} to ${won} ${match} ${day} ${atPlace(game)}.`, scorers],
    [
      'day',
      `${weekdayOf(game)}'s match ${inTown(game)} went to ${won}, ${t.score} over ${lost} ${phase}.`,
      followSentence(t),
      scorers,
    ],
    [
      'score',
      `It finished ${t.score} ${atPlace(game)}, where ${won} got the better of ${lost} ${day} ${phase}.`,
      scorers,
    ],
    [
      'came-away',
      `${won} came away with ${aScore(t.score)} win over ${lost} ${match} ${day} ${atPlace(game)}.`,
      scorers,
    ],
    [
      'winner',
      `${won} was ${aScore(t.score)} winner over ${lost} ${match} ${day} ${atPlace(game)}.`,
      scorers,
    ],
    ...(game.attendance
      ? ([
          [
            'crowd',
            `With ${figure(game.attendance)} in attendance ${atPlace(game)}, ${won} beat ${lost} ${t.score} ${match}.`,
            scorers,
          ],
          [
            'crowd-saw',
            `A crowd of ${figure(game.attendance)} ${atPlace(game)} saw ${won} beat ${lost} ${t.score} ${match}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
  ];
}
