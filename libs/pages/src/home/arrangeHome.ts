import type { Article } from '@cancha/data-access/content/Article';

/** The blocks of a front page. No article stands in two of them. */
export type HomeBlocks = {
  lead: Article | null;
  seconds: Article[];
  underLead: Article[];
  latest: Article[];
  countries: Article[];
  world: Article[];
  band: Article[];
  clubs: Article[];
  rest: Article[];
};

const inCategory =
  (...slugs: string[]) =>
  (article: Article) =>
    article.categories.some(({ categorySlug }) => slugs.includes(categorySlug));

const newestFirst = (a: Article, b: Article) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');

/** Takes articles out of a pile, in its order; what one block took no other can. */
function pile(articles: readonly Article[]) {
  let left = [...articles];
  return {
    take(count: number, wanted: (article: Article) => boolean = () => true): Article[] {
      const taken = left.filter(wanted).slice(0, count);
      left = left.filter((article) => !taken.includes(article));
      return taken;
    },
    takeNewest(count: number): Article[] {
      const taken = [...left].sort(newestFirst).slice(0, count);
      left = left.filter((article) => !taken.includes(article));
      return taken;
    },
  };
}

/** Four to a row on wide screens: a last row with one story looks like a mistake. */
const wholeRows = (articles: Article[]) => articles.slice(0, articles.length - (articles.length % 4));

const countrySlugs = ['costarica', 'honduras', 'guatemala', 'elsalvador', 'panama', 'nicaragua'];

/** Lays the newsroom's list out over the page: its order decides, each article is used once. */
export function arrangeHome(articles: readonly Article[]): HomeBlocks {
  const unique = [...new Map(articles.map((article) => [article.id, article])).values()];
  const news = pile(unique.filter((article) => !inCategory('apuestas')(article)));
  const [lead = null] = news.take(1);
  const seconds = news.take(3);
  const underLead = news.take(2);
  const latest = news.takeNewest(7);
  // One a country first, so that no nation waits for the others to be through.
  const countries = countrySlugs.flatMap((slug) => news.take(1, inCategory(slug)));
  countries.push(...news.take(8 - countries.length, inCategory(...countrySlugs)));
  const world = news.take(6, inCategory('mundial-2026'));
  const clubs = news.take(6, inCategory('legionarios', 'ligas', 'concacaf'));
  const band = news.take(6, inCategory('mundial-2026'));
  return { lead, seconds, underLead, latest, countries, world, band, clubs, rest: wholeRows(news.take(12)) };
}

/** Ids of every article the blocks show, for what must not repeat them. */
export function shownIn({ lead, ...lists }: HomeBlocks): ReadonlySet<string> {
  return new Set([...(lead ? [lead] : []), ...Object.values(lists).flat()].map(({ id }) => id));
}
