import { getHomePoll, getPoll, getPolls } from '@cancha/data-access/content/getPolls';
import type { Poll } from '@cancha/data-access/content/Poll';
import { createApis } from '@cancha/site/context/createApis';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

const canBeShown = ({ options }: Poll) => options.length > 0;

const place = ({ isOpen, path }: Poll) => (isOpen ? 0 : 2) + (path === '/' ? 0 : 1);

/**
 * The polls of a site: open ones first, of each kind that of the front page. A backend that has no list of them has at
 * least that one.
 */
export async function loadPolls({ apis, site }: SiteContext): Promise<readonly Poll[]> {
  const args = { site: site.siteCode };
  const all = await getPolls(apis.content, args);
  if (all) return all.filter(canBeShown).sort((a, b) => place(a) - place(b));
  const home = await getHomePoll(apis.content, args);
  return home && canBeShown(home) ? [home] : [];
}

/** The poll that a page asks: the open one before those that closed. One list serves all pages of a site. */
export async function loadPollAt(path: string, { apis, site }: SiteContext): Promise<Poll | null> {
  const args = { site: site.siteCode };
  const all = await getPolls(apis.content, args);
  const poll = all
    ? (all.find((one) => one.path === path) ?? null)
    : await getPoll(apis.content, { ...args, path });
  return poll && canBeShown(poll) ? poll : null;
}

/**
 * The poll of a page as it stands this moment: who has just voted wants to see the vote counted, which the
 * cache may not have yet. `null` when it cannot be had.
 */
export function currentPoll(path: string, { site, environment }: SiteContext): Promise<Poll | null> {
  const { content } = createApis(site, environment, { remember: false });
  return orNull(getPoll(content, { site: site.siteCode, path }));
}
