import type { Game, Story } from '../plan/Story.ts';
import { nameOf } from './nations.ts';
import { topicOf } from './people.ts';

/** Last part of the address: who played, what it is about, and the day of a match that may be played again. */
export function slug(story: Story): string {
  switch (story.kind) {
    case 'report':
      return `${sides(story.game)}-${story.game.score?.join('-') ?? ''}-${phase(story.game)}-recap`;
    case 'preview':
      return `${sides(story.game)}-${phase(story.game)}-preview-date-time-venue`;
    case 'group':
      return `world-cup-group-${story.round.group?.toLowerCase() ?? ''}-${story.finished ? 'final-standings' : `standings-matchday-${story.week}`}`;
    case 'campaign':
      return `${topicOf(nameOf(story.team)).slug}-world-cup-by-the-numbers`;
    case 'round':
    case 'season':
      throw new Error(`${story.key}: leagues are not told in English`);
  }
}

function sides({ home, away }: Game): string {
  return `${topicOf(nameOf(home)).slug}-vs-${topicOf(nameOf(away)).slug}`;
}

function phase({ round, day }: Game): string {
  const names: Record<string, string> = {
    group: 'group-stage',
    r32: 'round-of-32',
    r16: 'round-of-16',
    qf: 'quarterfinal',
    sf: 'semifinal',
    third: 'third-place',
    final: 'final',
  };
  return names[round?.kind ?? ''] ?? day;
}
