import { theRound } from '../competitionWords.ts';
import { resultFor } from '../gameWords.ts';
import type { CampaignStory } from '../../plan/Story.ts';

type End = 'champion' | 'second' | 'third' | 'fourth' | 'group' | 'knock-out';

function endOf({ games, team, reached }: CampaignStory): End {
  const last = games.at(-1);
  const won = last !== undefined && resultFor(team, last).startsWith('won');
  if (reached.kind === 'final') return won ? 'champion' : 'second';
  if (reached.kind === 'third') return won ? 'third' : 'fourth';
  return reached.kind === 'group' ? 'group' : 'knock-out';
}

/** `went out in the Round of 16`: after the name of the team. */
export function ended(story: CampaignStory): string {
  const words: Record<End, string> = {
    champion: 'won the World Cup',
    second: 'finished as runner-up',
    third: 'finished third',
    fourth: 'finished fourth',
    group: 'went out in the group stage',
    'knock-out': `went out in ${theRound(story.reached)}`,
  };
  return words[endOf(story)];
}

/** `with a Round of 16 exit`: after `World Cup`. */
export function endNoun(story: CampaignStory): string {
  const words: Record<End, string> = {
    champion: 'with the title',
    second: 'with a loss in the final',
    third: 'with third place',
    fourth: 'with fourth place',
    group: 'in the group stage',
    'knock-out': `in ${theRound(story.reached)}`,
  };
  return words[endOf(story)];
}
