import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory, Round } from '../../plan/Story.ts';
import { inPhase } from '../competitionWords.ts';
import { didTo, points } from '../gameWords.ts';
import { capital, inWords, nameOf, the, The } from '../grammar.ts';
import { atPlace, cityOf, inCity } from '../places.ts';
import { dayOf, hourOf, weekdayOf } from '../when.ts';

type Opening = [shape: string, text: string];

export function previewOpenings(story: PreviewStory): Phrase[] {
  const { game } = story;
  const [one, two] = [the(game.home), the(game.away)];
  const hour = hourOf(game);
  const clock = hour ? ` at ${hour}` : '';
  const when = `on ${weekdayOf(game)}, ${dayOf(game)},${clock}`;
  const stake = game.round ? stakes(game.round) : '';
  const all: Opening[] = [
    ['meet', `${one} and ${two} meet ${when} ${atPlace(game)} ${inPhase(game)}. ${stake}`],
    [
      'day-first',
      `${weekdayOf(game)} brings ${one} against ${two} ${atPlace(game)}${hour ? `, kickoff ${hour}` : ''}. It is a match ${inPhase(game)}.`,
    ],
    ['phase', `${one} plays ${two} ${inPhase(game)} ${when} ${inCity(game)}. ${stake}`],
    ['city', `${cityOf(game)} is the stage for ${one} against ${two} ${when} ${inPhase(game)}. ${stake}`],
    [
      'kickoff',
      `Kickoff is ${weekdayOf(game)}${clock} ${atPlace(game)} for ${nameOf(game.home)} vs. ${nameOf(game.away)}, ${inPhase(game)}.`,
    ],
    ...ofForm(story, when),
    ...ofTable(story, when),
  ];
  return all.map(([shape, text]) => ({ shape: `${shape}-preview`, text: capital(text.trim()) }));
}

function stakes({ kind, week }: Round): string {
  if (kind === 'group' && week === 3) return 'It is the last round of the group stage.';
  const words: Partial<Record<Round['kind'], string>> = {
    r32: 'The winner goes to the Round of 16; the loser goes home.',
    r16: 'The winner goes to the quarterfinals; the loser goes home.',
    qf: 'The winner is among the last four.',
    sf: 'The winner goes to the final; the loser plays for third place.',
    final: 'If it is level after 90 minutes there is extra time and, if needed, a shootout.',
  };
  return words[kind] ?? '';
}

function ofForm(story: PreviewStory, when: string): Opening[] {
  const { game } = story;
  const [first, second] = said(story, 'previous');
  const [a, b] = said(story, 'scorers').map(({ team, list: [top] }) => ({ team, top }));
  return [
    ...(first && second
      ? ([
          [
            'form',
            `${the(first.team)} ${didTo(first.team, first.game)} last time out; ${the(second.team)} ${didTo(second.team, second.game)}. They meet ${when} ${inCity(game)} ${inPhase(game)}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(a?.top && b?.top && a.top.goals > 1 && b.top.goals > 1
      ? ([
          [
            'scorers',
            `${a.top.player} has ${inWords(a.top.goals)} goals for ${the(a.team)}, ${b.top.player} ${inWords(b.top.goals)} for ${the(b.team)}. The two teams meet ${when} ${inCity(game)} ${inPhase(game)}.`,
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
      `${The(home)} has ${points(one.points)} in Group ${table.group ?? ''}, ${the(away)} ${points(two.points)}. They meet ${when} ${inCity(story.game)}.`,
    ],
  ];
}
