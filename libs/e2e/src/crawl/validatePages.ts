import type { CrawledPage } from './CrawledPage';

/**
 * What is wrong with the pages of a site beside each other: two under one title or one address, addresses that are none.
 * @param isView Whether an address is no page of its own, but a place on the one it names as canonical.
 */
export function validatePages(
  pages: readonly CrawledPage[],
  isView: (url: URL) => boolean = () => false,
): string[] {
  const found = pages.filter(({ status, facts }) => status === 200 && facts.isIndexed);
  const own = found.filter(({ url }) => !isView(new URL(url)));
  return [
    ...sharedBy(own, 'title', ({ facts }) => facts.titles[0]),
    ...sharedBy(own, 'canonical address', ({ facts }) => facts.canonicals[0]),
    ...targetProblems(found, pages),
  ];
}

/** Who is redirected is no page of its own: only where it ends counts. */
const addressOf = ({ url, redirects }: CrawledPage) => (redirects.length > 0 ? null : url);

function sharedBy(
  pages: readonly CrawledPage[],
  what: string,
  read: (page: CrawledPage) => string | undefined,
): string[] {
  const byValue = new Map<string, string[]>();
  for (const page of pages) {
    const value = read(page);
    const url = addressOf(page);
    if (value && url) byValue.set(value, [...(byValue.get(value) ?? []), url]);
  }
  return [...byValue]
    .filter(([, urls]) => urls.length > 1)
    .map(([value, urls]) => `one ${what}, “${value}”: ${urls.join(' ')}`);
}

/** A canonical address that was visited as well has to answer, and to name itself. */
function targetProblems(found: readonly CrawledPage[], pages: readonly CrawledPage[]): string[] {
  const visited = new Map(pages.map((page) => [page.url, page]));
  return found.flatMap(({ url, facts: { canonicals } }) => {
    const [canonical] = canonicals;
    const target = canonical === undefined || canonical === url ? undefined : visited.get(canonical);
    if (!target) return [];
    const names = target.facts.canonicals[0];
    return target.status === 200 && target.redirects.length === 0 && names === canonical
      ? []
      : [
          `${url}: its canonical address ${String(canonical)} answers ${target.status} and names ${String(names)}`,
        ];
  });
}
