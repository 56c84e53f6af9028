import type { Tree } from '@nx/devkit';
import { stringify } from 'yaml';
import { readNetwork } from '../network/readNetwork.ts';
import type { SiteRow } from '../network/SiteRow.ts';
import { countryName } from './countryName.ts';
import type { SiteFacts } from './gatherFacts.ts';

/** `site.yaml` of a site that publishes the articles of another one until it has its own. */
export function writeNewsroom(tree: Tree, facts: SiteFacts): void {
  const { row, name, newsOf, sections, parent } = facts;
  const site = {
    code: row.siteCode,
    ...{ name, timeZone: row.timeZone, language: row.language, newsOf },
    ...placeOf(row, Object.values(readNetwork(tree).sites)),
    frontSections: sections.slice(0, 2).map(({ slug }) => slug),
    pageWords: pageWordsOf(facts),
    // An edition has those of its brand.
    ...(parent ? {} : { forms: { [row.newsletterForm]: 'newsletter' } }),
  };
  tree.write(`libs/newsroom/seed/newsroom/${row.id}/site.yaml`, stringify(site));
}

/**
 * Where the backend says a site is: at its app, which is told by its address, if that is the address of the app's
 * first site as well; else at its own. A lone site has both: the app may not be running.
 */
function placeOf({ id, app, origin, prefix }: SiteRow, sites: readonly SiteRow[]): object {
  const path = prefix === '' ? {} : { prefix };
  const first = sites.find((other) => other.app === app && other.id !== id);
  if (app === null) return { address: origin, ...path };
  if (first === undefined) return { app, address: origin, ...path };
  return first.origin === origin ? { app, ...path } : { address: origin, ...path };
}

/** Words in the static pages. */
function pageWordsOf({ row, words }: SiteFacts): Record<string, string> {
  const country = countryName(row.countryCode, row.language) ?? row.countryCode;
  return words.pageWords(country, `${words.mailbox}@${new URL(row.origin).hostname}`);
}
