import type { Tree } from '@nx/devkit';
import { stringify } from 'yaml';
import { readNetwork } from '../network/readNetwork.ts';
import type { SiteRow } from '../network/SiteRow.ts';
import type { SiteFacts } from './gatherFacts.ts';
import { countryName } from './placeNames.ts';

/** `site.yaml` of a site that publishes the articles of another site at first. */
export function writeNewsroom(tree: Tree, facts: SiteFacts): void {
  const { row, name, newsOf, sections, parent, words, contactEmail } = facts;
  const site = {
    code: row.siteCode,
    ...{ name, timeZone: row.timeZone, language: row.language, newsOf },
    ...placeOf(row, Object.values(readNetwork(tree).sites)),
    frontSections: sections.slice(0, 2).map(({ slug }) => slug),
    pageWords: words.pageWords(countryName(row.countryCode, row.language) ?? row.countryCode, contactEmail),
    // An edition has the forms of its brand.
    ...(parent ? {} : { forms: { [row.newsletterForm]: 'newsletter' } }),
  };
  tree.write(`libs/newsroom/seed/newsroom/${row.id}/site.yaml`, stringify(site));
}

/** Where the backend links to: the app if it shares its origin with the app's first site, else the site's own origin. A single site has both. */
function placeOf({ id, app, origin, prefix }: SiteRow, sites: readonly SiteRow[]): object {
  const path = prefix === '' ? {} : { prefix };
  const first = sites.find((other) => other.app === app && other.id !== id);
  if (app === null) return { address: origin, ...path };
  if (first === undefined) return { app, address: origin, ...path };
  return first.origin === origin ? { app, ...path } : { address: origin, ...path };
}
