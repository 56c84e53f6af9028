import { subHours } from 'date-fns/subHours';
import type { ArticleFile } from '../sites/readArticleFile.ts';
import { startOf } from './plan/FactBook.ts';
import type { Story } from './plan/Story.ts';
import type { Phrasebook } from './Phrasebook.ts';

/** Whether the desk has written this report or preview itself. */
export function isToldByHand(story: Story, written: readonly ArticleFile[], book: Phrasebook): boolean {
  if (story.kind !== 'report' && story.kind !== 'preview') return false;
  const start = startOf(story.game);
  const teams = story.teams.map((team) => book.topicOfTeam(team).slug);
  return written.some(({ head }) => {
    const at = head.publishedAt;
    if (story.kind === 'report') return head.matchCard === story.game.key && at > start;
    return (
      head.picture.kind === 'duelo' &&
      at < start &&
      at > subHours(start, 48) &&
      teams.every((team) => head.tags.includes(team))
    );
  });
}
