import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory, Round } from '../../plan/Story.ts';
import { topOf } from '../../plan/topOf.ts';
import { inPhase } from '../competitionWords.ts';
import { points, resultNoun } from '../gameWords.ts';
import { inWords, the, The } from '../grammar.ts';
import { theSquad } from '../nations.ts';
import { atPlace, inTown } from '../places.ts';
import { dayAndHour, hourAndDay } from '../when.ts';
import { ways } from '../../ways.ts';

type Opening = [shape: string, text: string];

export function previewOpenings(story: PreviewStory): Phrase[] {
  const { game } = story;
  const [one, two] = [the(game.home), the(game.away)];
  const when = dayAndHour(game);
  const stake = game.round ? stakes(game.round) : '';
  const hour = hourAndDay(game);
  const all: Opening[] = [
    ['meet', `${one} and ${two} meet on ${when} ${atPlace(game)}, ${inPhase(game)}. ${stake}`],
    ['place-first', `${inTown(game)}, ${one} plays ${two} on ${when}, ${inPhase(game)}. ${stake}`],
    [
      'phase-first',
      `${inPhase(game)}, ${theSquad(game.home)} faces ${two} on ${when} ${atPlace(game)}. ${stake}`,
    ],
    [
      'face-off',
      `${theSquad(game.away)} takes on ${one} on ${when} ${inTown(game)}, ${inPhase(game)}. ${stake}`,
    ],
    ...(hour
      ? ([
          [
            'kickoff',
            `Kickoff ${atPlace(game)} is set for ${hour}, when ${one} and ${two} meet ${inPhase(game)}. ${stake}`,
          ],
        ] satisfies Opening[])
      : []),
    ...ofForm(story, when),
    ...ofTable(story, when),
  ];
  return all.map(([shape, text]) => ({ shape, text: text.trim() }));
}

function stakes({ kind, week }: Round): string {
  if (kind === 'group' && week === 3)
    return ways(
      'It is the last matchday of the group stage.',
      'It is the last group match for both.',
      'The group stage ends with this matchday.',
    );
  const words: Partial<Record<Round['kind'], string>> = {
    r32: 'The winner moves on to the Round of 16; the loser goes home.',
    r16: 'The winner moves on to the quarterfinals; the loser goes home.',
    qf: 'The winner will be one of the last four teams standing.',
    sf: 'The winner goes to the final; the loser plays for third place.',
    final:
      'If the score is level after 90 minutes, the teams will play extra time and, if needed, a shootout.',
  };
  return words[kind] ?? '';
}

function ofForm(story: PreviewStory, when: string): Opening[] {
  const { game } = story;
  const [first, second] = said(story, 'previous');
  const [a, b] = said(story, 'scorers').map(({ team, list: all }) => ({ team, top: topOf(all, 1)[0] }));
  return [
    ...(first && second
      ? ([
          [
            'form',
            `${The(first.team)} is coming off ${resultNoun(first.team, first.game)}, ${the(second.team)} off ${resultNoun(second.team, second.game)}. They meet on ${when} ${inTown(game)}, ${inPhase(game)}.`,
          ],
          [
            'after',
            `After ${resultNoun(first.team, first.game)}, ${the(first.team)} faces ${the(second.team)} on ${when} ${atPlace(game)}, ${inPhase(game)}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(a?.top && b?.top && a.top.goals > 1 && b.top.goals > 1
      ? ([
          [
            'scorers',
            `${a.top.player} has ${inWords(a.top.goals)} goals at this World Cup for ${the(a.team)}, and ${b.top.player} has ${inWords(b.top.goals)} for ${the(b.team)}. The teams meet on ${when} ${inTown(game)}, ${inPhase(game)}.`,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function ofTable(story: PreviewStory, when: string): Opening[] {
  const table = saidOnce(story, 'table');
  const { home, away } = story.game;
  const row = (key: string) => table?.rows.find(({ team }) => team.key === key);
  const [one, two] = [row(home.key), row(away.key)];
  if (!table || !one || !two) return [];
  return [
    [
      'table',
      `${The(home)} has ${points(one.points)} in Group ${table.group ?? ''} and ${the(away)} has ${points(two.points)}. They play on ${when} ${atPlace(story.game)}.`,
    ],
  ];
}
