import type { Story } from '../plan/Story.ts';
import { notTold } from './frames.ts';
import { nameOf } from './grammar.ts';
import { topicOf } from './people.ts';

/** Last part of the address: who played, what it is about, and the year of a match that may be played again. */
export function slug(story: Story): string {
  switch (story.kind) {
    case 'report': {
      const { home, away, score, round, day } = story.game;
      return `${plain(nameOf(home))}-${score?.join('-') ?? 'vs'}-${plain(nameOf(away))}-${phase(round?.kind ?? null, day)}`;
    }
    case 'preview': {
      const { home, away, round, day } = story.game;
      return `${plain(nameOf(home))}-vs-${plain(nameOf(away))}-date-time-venue-${phase(round?.kind ?? null, day)}`;
    }
    case 'group':
      return `world-cup-group-${story.round.group?.toLowerCase() ?? ''}-${story.finished ? 'final-standings' : `after-matchday-${story.week}`}`;
    case 'campaign':
      return `${plain(nameOf(story.team))}-world-cup-in-review`;
    case 'round':
    case 'season':
      throw notTold(story);
  }
}

const phases: Record<string, string> = {
  group: 'group-stage',
  r32: 'round-of-32',
  r16: 'round-of-16',
  qf: 'quarterfinal',
  sf: 'semifinal',
  third: 'third-place',
  final: 'final',
};

function phase(kind: string | null, day: string): string {
  return phases[kind ?? ''] ?? day.slice(0, 4);
}

function plain(name: string): string {
  return topicOf(name).slug;
}
