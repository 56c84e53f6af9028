import { inPhase, toRound } from '../competitionWords.ts';
import { figure, its, the } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { atPlace, inCity } from '../places.ts';
import { winnersScore } from '../scoreWords.ts';
import { weekdayOf } from '../when.ts';
import { followSentence } from './following.ts';
import type { Opening } from './reportOpenings.ts';
import { scorersSentence } from './scorers.ts';
import { otherSide, type ToldMatch } from './ToldMatch.ts';

export function drawOpenings(t: ToldMatch): Opening[] {
  const { game, score, decisive } = t;
  const [home, away, day] = [the(game.home), the(game.away), weekdayOf(game)];
  const scorers = scorersSentence(t);
  const follow = followSentence(t, 0);
  return [
    ['draw', `${home} and ${away} drew ${score} on ${day} ${atPlace(game)} ${inPhase(game)}.`, scorers],
    [
      'draw-city',
      `${inCity(game)}, ${home} and ${away} played to a ${score} draw ${inPhase(game)}.`,
      scorers,
    ],
    [
      'draw-neither',
      `Neither ${home} nor ${away} could find a winner on ${day} ${atPlace(game)}: ${score}.`,
      follow,
    ],
    [
      'draw-point',
      `A point each for ${home} and ${away}, who finished ${score} ${inCity(game)} ${inPhase(game)}.`,
      scorers,
    ],
    ...(game.attendance
      ? ([
          [
            'draw-crowd',
            `A crowd of ${figure(game.attendance)} ${atPlace(game)} watched ${home} and ${away} finish ${score} ${inPhase(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
    ...(t.total === 0
      ? ([
          [
            'scoreless',
            `There were no goals ${atPlace(game)}, where ${home} and ${away} drew on ${day} ${inPhase(game)}.`,
            follow,
          ],
          [
            'scoreless-ninety',
            `${home} and ${away} went 90 minutes without a goal on ${day} ${inCity(game)} ${inPhase(game)}.`,
            follow,
          ],
        ] satisfies Opening[])
      : []),
    ...(decisive && decisive.goal.kind !== 'own'
      ? ([
          [
            'draw-equalizer',
            `${decisive.goal.player} equalized ${atMinute(decisive.goal.minute)} for ${the(game[decisive.goal.side])}, and the match with ${the(game[otherSide(decisive.goal.side)])} ${inCity(game)} ended ${score}.`,
            follow,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

export function shootOutOpenings(t: ToldMatch): Opening[] {
  const { game, winner, loser, shootOut, onward } = t;
  if (!shootOut) return [];
  const kicks = winnersScore(shootOut.score);
  const [won, lost, day] = [the(winner), the(loser), weekdayOf(game)];
  return [
    [
      'kicks',
      `${won} beat ${lost} ${kicks} on penalties after a ${t.score} draw on ${day} ${atPlace(game)} ${inPhase(game)}.`,
      followSentence(t, 0),
    ],
    [
      'kicks-level',
      `It was ${t.score} after 120 minutes ${inCity(game)}, and ${won} won the shootout ${kicks} against ${lost} ${inPhase(game)}.`,
      scorersSentence(t),
    ],
    [
      'kicks-loser',
      `${its(loser)} World Cup ended in a shootout: ${won} won it ${kicks} after a ${t.score} draw ${atPlace(game)}.`,
      followSentence(t, 2),
    ],
    ...(onward
      ? ([
          [
            'kicks-on',
            `${won} is going ${toRound(onward.to)} after a ${kicks} shootout win over ${lost} on ${day} ${inCity(game)}.`,
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
  ];
}
