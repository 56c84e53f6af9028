import { byPhase } from '../competitionWords.ts';
import { agree, of, the, to } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { atPlace, inCity } from '../places.ts';
import { thisWeekday } from '../when.ts';
import { figure } from './factSheet.ts';
import { followSentence } from './following.ts';
import type { Opening } from './reportOpenings.ts';
import { scorersSentence } from './scorers.ts';
import { otherSide, type ToldMatch } from './ToldMatch.ts';

export function drawOpenings(t: ToldMatch): Opening[] {
  const { game, score, decisive } = t;
  const [home, away] = [the(game.home), the(game.away)];
  const day = thisWeekday(game);
  const scorers = scorersSentence(t) || followSentence(t);
  const last = decisive?.goal;
  const saved = last && game[last.side];
  const denied = last && game[otherSide(last.side)];
  return [
    ['draw', `${home} e ${away} empataram em ${score} ${day}, ${atPlace(game)}, ${byPhase(game)}.`, scorers],
    ['draw-city', `${inCity(game)}, ${home} e ${away} ficaram no ${score} ${byPhase(game)}.`, scorers],
    [
      'draw-phase',
      `${byPhase(game)}, ${home} e ${away} empataram em ${score} ${day}, ${inCity(game)}.`,
      followSentence(t),
    ],
    [
      'draw-nobody',
      `Ninguém venceu ${inCity(game)}: ${home} e ${away} fizeram ${score} ${day}, ${byPhase(game)}.`,
      scorers,
    ],
    [
      'draw-score',
      `Terminou em ${score} o jogo entre ${home} e ${away} ${day}, ${atPlace(game)}, ${byPhase(game)}.`,
      scorers,
    ],
    ...(game.attendance
      ? ([
          [
            'draw-crowd',
            `Diante de ${figure(game.attendance)} torcedores ${atPlace(game)}, ${home} e ${away} empataram em ${score}, ${byPhase(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
    ...(t.total === 0
      ? ([
          [
            'goalless',
            `O placar não saiu do zero ${inCity(game)}: ${home} e ${away} empataram ${day}, ${byPhase(game)}.`,
            followSentence(t),
          ],
          [
            'goalless-missing',
            `Faltou gol entre ${home} e ${away} ${day}, ${atPlace(game)}: 0 a 0, ${byPhase(game)}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(last && saved && denied && last.kind !== 'own'
      ? ([
          [
            'draw-rescue',
            `${last.player} marcou ${atMinute(last.minute)} e deu ${to(saved)} o empate em ${score} com ${the(denied)} ${day}, ${inCity(game)}, ${byPhase(game)}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(last && saved && denied
      ? ([
          [
            'draw-behind',
            `${the(denied)} ${agree(denied, 'esteve', 'estiveram')} na frente, mas o gol de empate ${of(saved)} saiu ${atMinute(last.minute)}: ${score} ${inCity(game)}, ${byPhase(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
  ];
}
