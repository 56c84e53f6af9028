import { parseArticles, type KeptArticle } from './KeptArticle';
import { readStored, writeStored, type StoreOutcome } from './storedJson';

/** A list of articles that stays on the device, the last one first. */
export type ArticleShelf = {
  readonly key: string;
  list: () => KeptArticle[];
  has: (path: string) => boolean;
  /** Puts an article first, once; the oldest make room for it. */
  put: (article: KeptArticle) => StoreOutcome;
  drop: (path: string) => StoreOutcome;
  clear: () => StoreOutcome;
};

/** @param most How many articles it holds. */
export function createArticleShelf(key: string, most: number): ArticleShelf {
  const list = () => parseArticles(readStored(key)).slice(0, most);
  const write = (articles: readonly KeptArticle[]) =>
    writeStored(key, { version: 1, articles: articles.slice(0, most) });
  const without = (path: string) => list().filter((article) => article.path !== path);
  return {
    key,
    list,
    has: (path) => list().some((article) => article.path === path),
    put: (article) => write([article, ...without(article.path)]),
    drop: (path) => write(without(path)),
    clear: () => write([]),
  };
}

/** Nobody keeps more than that on purpose. */
export const savedArticles: ArticleShelf = createArticleShelf('cancha.saved', 500);

export const readArticles: ArticleShelf = createArticleShelf('cancha.read', 50);
