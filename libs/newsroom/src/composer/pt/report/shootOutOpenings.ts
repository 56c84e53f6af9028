import { said } from '../../plan/Statement.ts';
import { byPhase, inRound } from '../competitionWords.ts';
import { agree, ending, of, the } from '../grammar.ts';
import { atPlace, inCity } from '../places.ts';
import { winnersScore } from '../scoreWords.ts';
import { thisWeekday } from '../when.ts';
import { followSentence } from './following.ts';
import type { Opening } from './reportOpenings.ts';
import { scorersSentence } from './scorers.ts';
import type { ToldMatch } from './ToldMatch.ts';

export function shootOutOpenings(t: ToldMatch): Opening[] {
  const { game, winner, loser, score, shootOut } = t;
  if (!shootOut) return [];
  const kicks = winnersScore(shootOut.score);
  const [won, lost] = [the(winner), the(loser)];
  const day = thisWeekday(game);
  const onward = said(t.story, 'goes-on').find(({ team }) => team.key === winner.key);
  return [
    [
      'kicks',
      `Nos pênaltis, ${won} ${agree(winner, 'eliminou', 'eliminaram')} ${lost} ${day}, ${atPlace(game)}: ${kicks}, depois de ${score} em 120 minutos.`,
      scorersSentence(t),
    ],
    [
      'kicks-draw',
      `${won} e ${lost} empataram em ${score} ${inCity(game)}, ${byPhase(game)}, e a vaga foi decidida nos pênaltis: ${kicks} para ${won}.`,
      followSentence(t),
    ],
    [
      'kicks-loser',
      `${lost} ${agree(loser, 'foi', 'foram')} ${ending(loser, 'eliminad')} nos pênaltis ${byPhase(game)}.`,
      `Depois do ${score} com bola rolando, ${won} ${agree(winner, 'venceu', 'venceram')} a disputa por ${kicks} ${inCity(game)}.`,
    ],
    ...(onward
      ? ([
          [
            'kicks-through',
            `${won} ${agree(winner, 'está', 'estão')} ${inRound(onward.to)}.`,
            `A classificação ${of(winner)} saiu nos pênaltis, por ${kicks}, após empate em ${score} com ${lost} ${day}, ${atPlace(game)}.`,
          ],
        ] satisfies Opening[])
      : []),
  ];
}
