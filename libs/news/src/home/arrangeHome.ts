import type { FrontBlock, FrontPage } from '@cancha/brands/BrandConfig';
import type { Article } from '@cancha/data-access/content/Article';

/** The blocks of a front page. No article stands in two of them. */
export type HomeBlocks = {
  lead: Article | null;
  seconds: Article[];
  underLead: Article[];
  latest: Article[];
  regions: Article[];
  spotlight: Article[];
  band: Article[];
  clubs: Article[];
  rest: Article[];
};

/** What a site's front page is laid out by: the blocks of its brandConfig, and the category that is no news. */
export type HomePlan = {
  front: Pick<FrontPage, 'mainBlock' | 'regions' | 'spotlight' | 'band' | 'clubs'>;
  bettingCategory: string;
};

const room = { regions: 8, spotlight: 6, clubs: 6, band: 6 } as const;
const restRoom = 12;
/** Four to a row on wide screens. */
const row = 4;

const inCategory = (slugs: readonly string[]) => (article: Article) =>
  article.categories.some(({ categorySlug }) => slugs.includes(categorySlug));

export const isBettingArticle = (article: Article, bettingCategory: string): boolean =>
  inCategory([bettingCategory])(article);

const newestFirst = (a: Article, b: Article) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');

/** Takes articles out of a pile, in its order; what one block took no other can. */
function pile(articles: readonly Article[]) {
  let left = [...articles];
  return {
    take(count: number, wanted: (article: Article) => boolean = () => true): Article[] {
      const taken = left.filter(wanted).slice(0, Math.max(count, 0));
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

type Pile = ReturnType<typeof pile>;

/** Lays the newsroom's list out over the page: its order decides, each article is used once. */
export function arrangeHome(articles: readonly Article[], { front, bettingCategory }: HomePlan): HomeBlocks {
  const unique = [...new Map(articles.map((article) => [article.id, article])).values()];
  const news = pile(unique.filter((article) => !isBettingArticle(article, bettingCategory)));
  const top = takeTop(news, front);
  const blocks = takeBlocks(news, front);
  const rest = news.take(restRoom + spareRoom(blocks));
  const whole = rest.length - (rest.length % row);
  return {
    ...top,
    ...blocks,
    // A last row with one story looks like a mistake; where there is no other row, the list of the hour tells it.
    latest: whole === 0 ? [...top.latest, ...rest].sort(newestFirst) : top.latest,
    rest: rest.slice(0, whole),
  };
}

function takeTop(
  news: Pile,
  { mainBlock = false }: HomePlan['front'],
): Pick<HomeBlocks, 'lead' | 'seconds' | 'underLead' | 'latest'> {
  const [lead = null] = news.take(1);
  const seconds = news.take(3);
  return { lead, seconds, underLead: news.take(mainBlock ? 0 : 2), latest: news.takeNewest(7) };
}

function takeBlocks(
  news: Pile,
  { regions, spotlight, clubs, band }: HomePlan['front'],
): Pick<HomeBlocks, keyof typeof room> {
  const newest = (block: FrontBlock | null, count: number) =>
    block ? news.take(count, inCategory(block.sections)) : [];
  // One a region first, so that none waits for the others to be through.
  const firsts = (regions?.sections ?? []).flatMap((section) => news.take(1, inCategory([section])));
  return {
    regions: [...firsts, ...newest(regions, room.regions - firsts.length)],
    spotlight: newest(spotlight, room.spotlight),
    clubs: newest(clubs, room.clubs),
    band: newest(band, room.band),
  };
}

/** The room of the blocks that a site does not have, or has too little for. */
function spareRoom(blocks: Pick<HomeBlocks, keyof typeof room>): number {
  const names = Object.keys(room) as (keyof typeof room)[];
  return names.reduce((sum, name) => sum + Math.max(room[name] - blocks[name].length, 0), 0);
}

/** Ids of every article the blocks show, for what must not repeat them. */
export function shownIn({ lead, ...lists }: HomeBlocks): ReadonlySet<string> {
  return new Set([...(lead ? [lead] : []), ...Object.values(lists).flat()].map(({ id }) => id));
}
