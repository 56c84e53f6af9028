import { said } from '../../plan/Statement.ts';
import { inMatch, inPhase, theRound } from '../competitionWords.ts';
import { aScore, possessive, the, The } from '../grammar.ts';
import { atPlace, inTown } from '../places.ts';
import { onWeekday } from '../when.ts';
import { followSentence } from './following.ts';
import type { Opening } from './reportOpenings.ts';
import { scorersSentence } from './scorers.ts';
import type { ToldMatch } from './ToldMatch.ts';

export function shootOutOpenings(t: ToldMatch): Opening[] {
  const { game, winner, loser, score } = t;
  const kicks = t.kicks ? ` ${t.kicks}` : '';
  const [won, lost] = [the(winner), the(loser)];
  const [day, phase, match] = [onWeekday(game), inPhase(game), inMatch(game)];
  const scorers = scorersSentence(t);
  const after = t.hadExtraTime ? ' through extra time' : '';
  const onward = said(t.story, 'goes-on').find(({ team }) => team.key === winner.key);
  return [
    [
      'kicks',
      `${won} beat ${lost}${kicks} on penalties ${match} ${day} ${atPlace(game)}, after ${aScore(score)} draw.`,
      scorers,
    ],
    [
      'kicks-draw',
      `${won} and ${lost} played to ${aScore(score)} draw${after} ${match} ${day} ${inTown(game)}, and ${won} won${kicks} on penalties.`,
      followSentence(t),
    ],
    [
      'kicks-loser',
      `${lost} went out on penalties ${day} ${phase}.`,
      `After ${aScore(score)} draw, ${won} won the shootout${kicks} ${atPlace(game)}.`,
      scorers,
    ],
    [
      'kicks-needed',
      `It took a shootout ${inTown(game)} to separate ${won} and ${lost}: ${The(winner)} won it${kicks} after ${aScore(score)} draw ${match} ${day}.`,
      scorers,
    ],
    ...(onward
      ? ([
          [
            'kicks-through',
            `${won} is through to ${theRound(onward.to)}.`,
            `It beat ${lost}${kicks} on penalties after ${aScore(score)} draw ${day} ${atPlace(game)}.`,
            scorers,
          ],
          [
            'kicks-over',
            `${possessive(the(loser))} World Cup ended in a shootout ${day}.`,
            `${won} won${kicks} on penalties after ${aScore(score)} draw ${atPlace(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
  ];
}
