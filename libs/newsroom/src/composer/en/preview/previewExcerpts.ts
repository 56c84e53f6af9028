import { said } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory } from '../../plan/Story.ts';
import { inPhase } from '../competitionWords.ts';
import { resultNoun } from '../gameWords.ts';
import { rotate, the, The } from '../grammar.ts';
import { nameOf } from '../nations.ts';
import { atPlace, inTown } from '../places.ts';
import { dayAndHour } from '../when.ts';
import { ways } from '../../ways.ts';

export function previewExcerpts(story: PreviewStory, turn: number): Phrase[] {
  const { game } = story;
  const [one, two] = [the(game.home), the(game.away)];
  const when = dayAndHour(game);
  const [first, second] = said(story, 'previous');
  const look = rotate(
    ["Here is each team's form.", 'Here is how both teams got here.', "Here are both teams' numbers."],
    turn,
  );
  const all: [string, string][] = [
    ['where', `${one} and ${two} play on ${when} ${inTown(game)}, ${inPhase(game)}. ${look}`],
    ['when', `${one} and ${two} meet on ${when} ${atPlace(game)}.`],
    [
      'service',
      ways(
        `Date, Eastern kickoff time and venue for ${nameOf(game.home)} vs. ${nameOf(game.away)} ${inPhase(game)}, plus both teams' results so far.`,
        `When and where ${one} and ${two} play ${inPhase(game)}, with the results and scorers of both teams so far.`,
        `${nameOf(game.home)} vs. ${nameOf(game.away)} ${inPhase(game)}: kickoff in Eastern time, the venue and what both have done so far.`,
      ),
    ],
    ...(first && second
      ? ([
          [
            'form',
            `${The(first.team)} is coming off ${resultNoun(first.team, first.game)}, ${the(second.team)} off ${resultNoun(second.team, second.game)}. ${ways(`Kickoff is on ${when}.`, `They play on ${when}.`, `The match is on ${when}.`)}`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape, text }));
}
