import type { Metadata } from 'next';
import type { SiteContext } from '../context/SiteContext';
import { languageAlternates } from './languageAlternates';
import type { PageAddress } from './PageAddress';
import { pageRobots } from './pageRobots';

export type PageHead = Required<Pick<Metadata, 'alternates' | 'robots'>>;

/** What every page tells search engines: its one address, the same page on other sites, what may be done with it. */
export function pageHead(
  { site, family, environment }: SiteContext,
  address: PageAddress,
  kind: 'news' | 'page',
): PageHead {
  const languages = languageAlternates(site, family, address);
  return {
    alternates: { canonical: address.on(site), ...(languages ? { languages } : {}) },
    robots: pageRobots(environment, kind),
  };
}
