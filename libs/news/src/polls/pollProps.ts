import type { PollProps } from '@cancha/ui/block/Poll/Poll';
import type { PollData } from './PollData';

/** What the component wants, from plain data: in the browser as on the server. */
export function pollProps({ words, ...poll }: PollData): Omit<PollProps, 'status' | 'choice'> {
  return {
    ...poll,
    labels: {
      ...words,
      votes: () => words.votes,
      share: (percent) => words.share.replace('{percent}', String(percent)),
    },
  };
}
