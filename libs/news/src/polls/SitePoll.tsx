import type { Poll as PollEntity } from '@cancha/data-access/content/Poll';
import { Poll } from '@cancha/ui/block/Poll/Poll';
import type { PollStatus } from '@cancha/ui/block/Poll/PollOption';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toPollData } from './PollData';
import { pollProps } from './pollProps';

type SitePollProps = {
  context: SiteContext;
  poll: PollEntity;
  id: string;
  /** What came of a vote; without it the poll is as every reader finds it. */
  status?: PollStatus;
  /** The answer that came back with a vote that was not taken. */
  choice?: string | null;
};

/** A poll as HTML: a form any browser can send, or what came of it. `data-poll` is where a script takes over. */
export function SitePoll({ context, poll, id, status, choice = null }: SitePollProps): JSX.Element {
  const props = pollProps(toPollData(poll, id, context));
  const shown = poll.isOpen ? (status ?? 'open') : 'closed';
  return (
    <div {...(shown === 'open' ? { 'data-poll': id } : {})}>
      <Poll {...props} status={shown} choice={choice} />
    </div>
  );
}
