import { getPoll } from '@cancha/data-access/content/getPolls';
import type { Poll } from '@cancha/data-access/content/Poll';
import { createApis } from '@cancha/site/context/createApis';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/**
 * The poll of a page as it stands this moment: who has just voted wants to see the vote counted, which what is
 * remembered for all readers may not have yet. `null` when it cannot be had.
 */
export function currentPoll(path: string, { site, environment }: SiteContext): Promise<Poll | null> {
  const { content } = createApis(site, environment, { remember: false });
  return orNull(getPoll(content, { site: site.siteCode, path }));
}
