import { inMatch, inPhase } from '../competitionWords.ts';
import { aScore, figure, possessive, the } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { atPlace, inTown } from '../places.ts';
import { onWeekday, weekdayOf } from '../when.ts';
import { followSentence } from './following.ts';
import type { Opening } from './reportOpenings.ts';
import { scorersSentence } from './scorers.ts';
import { otherSide, type ToldMatch } from './ToldMatch.ts';

export function drawOpenings(t: ToldMatch): Opening[] {
  const { game, score } = t;
  const [home, away] = [the(game.home), the(game.away)];
  const [day, phase, match] = [onWeekday(game), inPhase(game), inMatch(game)];
  const scorers = scorersSentence(t) || followSentence(t);
  return [
    [
      'draw',
      `${home} and ${away} played to ${aScore(score)} draw ${match} ${day} ${atPlace(game)}.`,
      scorers,
    ],
    ['draw-place', `${inTown(game)}, ${home} and ${away} drew ${score} ${day} ${phase}.`, scorers],
    [
      'draw-phase',
      `${phase}, ${home} and ${away} split the points ${day} with ${aScore(score)} draw ${inTown(game)}.`,
      scorers,
    ],
    [
      'draw-nobody',
      `Neither ${home} nor ${away} came away with a win ${day} ${atPlace(game)}, drawing ${score} ${match}.`,
      scorers,
    ],
    [
      'draw-score',
      `${weekdayOf(game)}'s match between ${home} and ${away} ${atPlace(game)} ended ${score}, ${phase}.`,
      scorers,
    ],
    [
      'draw-settled',
      `${home} and ${away} had to settle for a point each ${day} ${inTown(game)}, drawing ${score} ${phase}.`,
      scorers,
    ],
    [
      'draw-level',
      `${home} and ${away} each took a point ${day} ${inTown(game)}, finishing ${score} ${match}.`,
      scorers,
    ],
    ...(game.attendance
      ? ([
          [
            'draw-crowd',
            `In front of ${figure(game.attendance)} fans ${atPlace(game)}, ${home} and ${away} drew ${score} ${phase}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
    ...(t.total === 0
      ? ([
          [
            'scoreless',
            `${home} and ${away} played to a scoreless draw ${match} ${day} ${atPlace(game)}.`,
            followSentence(t),
          ],
          [
            'scoreless-none',
            `Nobody scored ${inTown(game)}, where ${home} and ${away} drew ${score} ${day} ${phase}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...ofLastGoal(t),
  ];
}

function ofLastGoal(t: ToldMatch): Opening[] {
  const { game, score } = t;
  const last = t.decisive?.goal;
  if (!last) return [];
  const [saved, denied] = [the(game[last.side]), the(game[otherSide(last.side)])];
  const [day, phase, match] = [onWeekday(game), inPhase(game), inMatch(game)];
  return [
    ...(last.kind === 'own'
      ? []
      : ([
          [
            'draw-rescue',
            `${last.player} scored ${atMinute(last.minute)} to earn ${saved} ${aScore(score)} draw with ${denied} ${match} ${day} ${inTown(game)}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])),
    [
      'draw-behind',
      `${denied} was in front, but ${possessive(saved)} tying goal came ${atMinute(last.minute)}, and the match finished ${score} ${day} ${inTown(game)}, ${phase}.`,
      scorersSentence(t),
    ],
  ];
}
