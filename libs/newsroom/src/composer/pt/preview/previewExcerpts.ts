import { said } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory } from '../../plan/Story.ts';
import { byPhase } from '../competitionWords.ts';
import { capital, the } from '../grammar.ts';
import { cameFrom, comesFrom } from '../gameWords.ts';
import { nameOf } from '../nations.ts';
import { atPlace, atStadium, inCity } from '../places.ts';
import { atHour, dayOf, onWeekday } from '../when.ts';
import { ways } from '../../ways.ts';

export function previewExcerpts(story: PreviewStory): Phrase[] {
  const { game } = story;
  const [one, two] = [the(game.home), the(game.away)];
  const hour = atHour(game);
  const clock = hour ? `, ${hour} (de Brasília)` : '';
  const [first, second] = said(story, 'previous');
  const look = ways(
    'Veja como chegam as duas seleções.',
    'Confira a campanha de cada seleção.',
    'Veja os números dos dois times.',
    'Saiba o que cada uma fez até aqui.',
  );
  const all: [string, string][] = [
    ['where', `${one} e ${two} jogam ${onWeekday(game)}${clock}, ${inCity(game)}, ${byPhase(game)}. ${look}`],
    [
      'when',
      `A partida ${byPhase(game)} será ${onWeekday(game)}, ${dayOf(game)}${clock}, ${atStadium(game)}.`,
    ],
    ['place', `${atPlace(game)}, ${one} e ${two} se enfrentam ${onWeekday(game)}${clock}, ${byPhase(game)}.`],
    [
      'service',
      `Data, horário e local de ${nameOf(game.home)} x ${nameOf(game.away)}, ${byPhase(game)}, e a campanha das duas seleções até aqui.`,
    ],
    ...(first && second
      ? ([
          [
            'form',
            `${the(first.team)} ${comesFrom(first.team, first.game)}; ${the(second.team)}, ${cameFrom(second.team, second.game)}. ${ways(`O jogo é ${onWeekday(game)}${clock}.`, `A bola rola ${onWeekday(game)}${clock}.`)}`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape, text: capital(text) }));
}
