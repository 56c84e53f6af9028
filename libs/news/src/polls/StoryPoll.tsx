import type { Poll } from '@cancha/data-access/content/Poll';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import { SitePoll } from './SitePoll';

type StoryPollProps = { context: SiteContext; poll: Poll; id: string };

/** The poll of a story, under the title that the brand gives its polls. */
export function StoryPoll({ context, poll, id }: StoryPollProps): JSX.Element {
  const { pollTitle } = context.brandConfig.settings;
  return (
    <>
      {pollTitle ? <SectionHead title={pollTitle} /> : null}
      <SitePoll context={context} poll={poll} id={id} />
    </>
  );
}
