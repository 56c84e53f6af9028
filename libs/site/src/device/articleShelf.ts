import { createShelf, type Shelf } from './createShelf';
import { parseArticles, type KeptArticle } from './KeptArticle';

/** A list of articles by their paths. @param most How many articles it holds. */
export const createArticleShelf = (key: string, most: number): Shelf<KeptArticle> =>
  createShelf({ key, most, name: 'articles', parse: parseArticles, idOf: ({ path }) => path });

/** Nobody keeps more than that on purpose. */
export const savedArticles = createArticleShelf('cancha.saved', 500);

export const readArticles = createArticleShelf('cancha.read', 50);
