import type { Site } from '@cancha/brands/Site';
import { crawlSite, type Answer, type Crawl } from '@cancha/e2e/crawl/crawlSite';
import { matchPath } from '@cancha/routing/matchPath';
import { apps, sitesUnderTest } from './apps';
import { askAgain } from './askAgain';
import { readDocument } from './readDocument';

/** Pages that a site is visited on, at most: enough for every kind of page. `npm test -- --all` sees 300. */
const most = Number(process.env['CRAWL_PAGES'] ?? 60);

/** Whether every site is looked at as closely as one that stands for others. */
export const isThorough = most > 60;

/** Of each app the first site of each language. */
export const crawledSites: readonly Site[] = apps.flatMap(({ sites }) =>
  sites.filter((site, i) => sites.findIndex(({ language }) => language === site.language) === i),
);

async function ask(url: string): Promise<Answer> {
  const { status, headers, body } = await askAgain(
    () => readDocument(url),
    (answer) => answer.status,
  );
  const { location } = headers;
  return { status, location: typeof location === 'string' ? location : null, body };
}

const isWithin = (pathname: string, prefix: string) => `${pathname}/`.startsWith(`${prefix}/`);

/** Editions on the same host are sites of their own. */
function isOwn({ origin, pathname }: URL, site: Site): boolean {
  const others = sitesUnderTest.map((other) => other.site);
  const isOthers = others.some(
    ({ id, origin: host, prefix }) =>
      id !== site.id &&
      host === site.origin &&
      prefix.length > site.prefix.length &&
      isWithin(pathname, prefix),
  );
  // A calendar file is for programs.
  const isPage = !pathname.endsWith('.ics');
  return isPage && origin === site.origin && isWithin(pathname, site.prefix) && !isOthers;
}

/** The row of the route table, or what a newsroom has: an article, a section. Further pages of a list are a kind too. */
function kindOf({ pathname, search }: URL, site: Site): string {
  const route = matchPath(site, pathname)?.name;
  const kind = route ?? (pathname.endsWith('.html') ? 'article' : 'section');
  return search === '' ? kind : `${kind}${/[?&](\w+)=/.exec(search)?.[1] ?? ''}`;
}

/** Follows the links of a site from its front page on, over HTTP. */
export function crawl(site: Site): Promise<Crawl> {
  return crawlSite({
    start: new URL(site.origin + site.prefix).href,
    ask,
    isOwn: (url) => isOwn(url, site),
    kindOf: (url) => kindOf(url, site),
    most,
  });
}
