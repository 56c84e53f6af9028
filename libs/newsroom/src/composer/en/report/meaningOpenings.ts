import { said } from '../../plan/Statement.ts';
import { theRound } from '../competitionWords.ts';
import { aScore, possessive, the } from '../grammar.ts';
import { atPlace, inTown } from '../places.ts';
import { onWeekday } from '../when.ts';
import { followSentence } from './following.ts';
import type { Opening } from './reportOpenings.ts';
import { scorersSentence } from './scorers.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** Openings that begin with what the result is worth. */
export function meaningOpenings(t: ToldMatch): Opening[] {
  const { game, winner, loser, story } = t;
  const [won, lost] = [the(winner), the(loser)];
  const day = onWeekday(game);
  const onward = said(story, 'goes-on').find(({ team }) => team.key === winner.key);
  const out = said(story, 'is-out').some(({ team }) => team.key === loser.key);
  const kind = game.round?.kind;
  const follow = followSentence(t);
  const scorers = scorersSentence(t);
  const extra = t.extraTime ? ' in extra time' : '';
  return [
    ...(onward
      ? ([
          [
            'through',
            `${won} is headed to ${theRound(onward.to)} of the World Cup after beating ${lost} ${t.score}${extra} ${day} ${atPlace(game)}.`,
            scorers,
          ],
          [
            'booked',
            `${won} booked its place in ${theRound(onward.to)} ${day}, beating ${lost} ${t.score}${extra} ${inTown(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
    ...(out && t.knockOut
      ? ([
          [
            'over',
            `${possessive(the(loser))} World Cup is over after ${aScore(t.score)} loss to ${won}${extra} ${day} ${atPlace(game)}.`,
            scorers,
          ],
          [
            'eliminated',
            `${won} eliminated ${lost} from the World Cup with ${aScore(t.score)} win${extra} ${day} ${inTown(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
    ...(game.round?.group && follow
      ? ([
          [
            'table',
            follow,
            `It beat ${lost} ${t.score} ${day} ${atPlace(game)} in a World Cup group-stage match.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
    ...(kind === 'final'
      ? ([
          [
            'champion',
            `${won} is the world champion after beating ${lost} ${t.score}${extra} in ${day.slice(3)}'s final ${atPlace(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
    ...(kind === 'third'
      ? ([
          [
            'third',
            `${won} took third place at the World Cup, beating ${lost} ${t.score} ${day} ${atPlace(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
  ];
}
