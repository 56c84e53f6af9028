import type { CrawledPage } from './CrawledPage';
import { readPage } from './readPage';

/** One answer, redirects not followed. */
export type Answer = { status: number; location: string | null; body: string };

export type CrawlOptions = {
  /** Absolute. */
  start: string;
  ask: (url: string) => Promise<Answer>;
  /** Whether an address is a page of the site, to be visited. */
  isOwn: (url: URL) => boolean;
  /** What kind of page an address is, so that each kind gets its turn. */
  kindOf: (url: URL) => string;
  /** How many pages are visited at most. */
  most: number;
};

export type Crawl = {
  pages: readonly CrawledPage[];
  /** Addresses by kind, those that were visited, in the order of the visits. */
  kinds: ReadonlyMap<string, readonly string[]>;
  /** The page on which an address was found first. */
  foundOn: ReadonlyMap<string, string>;
};

/** At once: enough to keep a server busy, few enough to leave it its readers. */
const together = 4;

/**
 * Follows the links of a site from one page on. Of the addresses known, those of the kind that was visited least come
 * first, among equals those that were found first: the same pages every time, every kind among them.
 */
export async function crawlSite({ start, ask, isOwn, kindOf, most }: CrawlOptions): Promise<Crawl> {
  const waiting = new Map<string, string[]>();
  const foundOn = new Map<string, string>();
  const kinds = new Map<string, string[]>();
  const pages: CrawledPage[] = [];

  const find = (address: string, from: string) => {
    const url = new URL(address);
    if (foundOn.has(url.href) || !isOwn(url)) return;
    foundOn.set(url.href, from);
    const kind = kindOf(url);
    waiting.set(kind, [...(waiting.get(kind) ?? []), url.href]);
  };
  const take = (): string | null => {
    const [kind] = [...waiting]
      .filter(([, urls]) => urls.length > 0)
      .map(([name]) => name)
      .sort((a, b) => (kinds.get(a)?.length ?? 0) - (kinds.get(b)?.length ?? 0));
    const url = kind === undefined ? undefined : waiting.get(kind)?.shift();
    if (kind === undefined || url === undefined) return null;
    kinds.set(kind, [...(kinds.get(kind) ?? []), url]);
    return url;
  };

  find(start, start);
  for (;;) {
    const batch: string[] = [];
    while (batch.length < Math.min(together, most - pages.length)) {
      const url = take();
      if (url === null) break;
      batch.push(url);
    }
    if (batch.length === 0) return { pages, kinds, foundOn };
    for (const page of await Promise.all(batch.map((url) => visit(url, ask)))) {
      pages.push(page);
      for (const link of page.facts.links) find(link, page.url);
    }
  }
}

const noFacts: CrawledPage['facts'] = readPage('', 'http://nowhere.invalid');

/** One page, with the redirects on the way to it; more than three are not followed. */
async function visit(url: string, ask: CrawlOptions['ask']): Promise<CrawledPage> {
  const redirects: string[] = [];
  let at = url;
  let answer = await ask(at);
  while (answer.location !== null && redirects.length < 3) {
    redirects.push(at);
    at = new URL(answer.location, at).href;
    answer = await ask(at);
  }
  const facts = answer.status === 200 ? readPage(answer.body, at) : noFacts;
  return { url, status: answer.status, redirects, html: answer.body, facts };
}
