import { said } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory } from '../../plan/Story.ts';
import { inPhase } from '../competitionWords.ts';
import { didTo } from '../gameWords.ts';
import { capital, rotate, the } from '../grammar.ts';
import { atPlace, inCity } from '../places.ts';
import { dayOf, hourOf, weekdayOf } from '../when.ts';

export function previewExcerpts(story: PreviewStory, turn: number): Phrase[] {
  const { game } = story;
  const [one, two] = [the(game.home), the(game.away)];
  const hour = hourOf(game);
  const clock = hour ? ` at ${hour}` : '';
  const [first, second] = said(story, 'previous');
  const more = rotate(
    [
      'Form, scorers and numbers of both teams.',
      'How both got here, with results and scorers.',
      'What to know before kickoff.',
    ],
    turn,
  );
  const all: [string, string][] = [
    [
      'meet',
      `${one} and ${two} meet on ${weekdayOf(game)}, ${dayOf(game)},${clock} ${atPlace(game)}. ${more}`,
    ],
    ['phase', `${one} against ${two} ${inPhase(game)}: ${weekdayOf(game)}${clock} ${inCity(game)}. ${more}`],
    [
      'kickoff',
      `Kickoff is ${weekdayOf(game)}${clock} ${inCity(game)}. ${more} ${capital(one)} plays ${two} ${inPhase(game)}.`,
    ],
    ...(first && second
      ? ([
          [
            'form',
            `${the(first.team)} ${didTo(first.team, first.game)}; ${the(second.team)} ${didTo(second.team, second.game)}. They meet ${weekdayOf(game)}${clock} ${inCity(game)}.`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape: `${shape}-preview`, text: capital(text) }));
}
