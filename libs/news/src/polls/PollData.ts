import type { Poll } from '@cancha/data-access/content/Poll';
import type { PollProps } from '@cancha/ui/block/Poll/Poll';
import type { PollOption } from '@cancha/ui/block/Poll/PollOption';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { minutesLater } from '@cancha/site/forms/postForm';
import { pollAction } from './pollPaths';

/** A poll as plain data: what a script needs to take the vote without leaving the page. */
export type PollData = {
  id: string;
  question: string;
  description: string;
  options: readonly PollOption[];
  form: PollProps['form'];
  level: number;
  words: {
    vote: string;
    voting: string;
    yourVote: string;
    closed: string;
    failed: string;
    alreadyVoted: string;
    /** With `{minutes}`. */
    tooMany: string;
    /** "YA VOTARON 7 PERSONAS", of the votes there are. */
    votes: string;
    /** With `{percent}` where the figure stands. */
    share: string;
  };
};

type Words = Pick<SiteContext, 'site' | 't'>;

/** "YA VOTARON 7 PERSONAS". */
export function votesText({ options }: Pick<Poll, 'options'>, t: SiteContext['t']): string {
  return t('poll.votes', { n: options.reduce((sum, { votes }) => sum + Math.max(0, votes ?? 0), 0) });
}

export function toPollData(poll: Poll, id: string, { site, t }: Words): PollData {
  const { question, description, options, path } = poll;
  return {
    ...{ id, question, description, options, level: 2 },
    form: { action: pollAction(site), fields: { path: path || '/', question } },
    words: {
      vote: t('poll.vote'),
      voting: t('poll.voting'),
      yourVote: t('poll.yourVote'),
      closed: t('poll.closed'),
      failed: t('poll.failed'),
      alreadyVoted: t('pollsPage.alreadyVoted'),
      tooMany: t('pollsPage.tooMany', minutesLater),
      votes: votesText(poll, t),
      share: t('poll.share', { percent: '{percent}' }),
    },
  };
}
