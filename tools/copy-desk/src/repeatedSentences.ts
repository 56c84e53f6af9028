import { limitOf } from '@cancha/newsroom/composer/limitOf.ts';
import { skeletonsOf } from '@cancha/newsroom/composer/skeletonsOf.ts';
import type { Newsroom } from '@cancha/newsroom/sites/loadNewsroom.ts';

/** Ids from here on are composed. */
const firstComposed = 20_000;

/** A sentence without its names and figures, and the articles of a site that have it. */
export type Saying = { readonly skeleton: string; readonly articles: readonly number[] };

/** What the composed articles of a site say, in text and excerpt, the most used first. */
export function sayingsOf({ articles }: Pick<Newsroom, 'articles'>): Saying[] {
  const found = new Map<string, number[]>();
  for (const { head, markdown } of composedOf(articles)) {
    for (const skeleton of new Set(skeletonsOf(`${markdown}\n\n${head.excerpt}`))) {
      const known = found.get(skeleton);
      if (known) known.push(head.id);
      else found.set(skeleton, [head.id]);
    }
  }
  return [...found]
    .map(([skeleton, all]) => ({ skeleton, articles: all }))
    .sort((one, other) => other.articles.length - one.articles.length);
}

/** Those that stand in more articles than may share a sentence (`limitOf`). */
export function repeatedSentences(newsroom: Pick<Newsroom, 'articles'>): Saying[] {
  const limit = limitOf(composedOf(newsroom.articles).length);
  return sayingsOf(newsroom).filter(({ articles }) => articles.length > limit);
}

const composedOf = (articles: Newsroom['articles']): Newsroom['articles'] =>
  articles.filter(({ head }) => head.id >= firstComposed);
