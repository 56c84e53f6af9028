import type { Article } from '@cancha/data-access/content/Article';
import type { ArticleAside } from './loadArticleAside';

/** The stories around an article: none stands on the page twice. */
export type AsideStories = {
  mostRead: readonly Article[];
  latest: readonly Article[];
  /** To go on reading at the end. */
  next: readonly Article[];
};

const room = { mostRead: 4, latest: 5, next: 8 } as const;
/** A large one, three beside it, and whole rows of four: a row with one story looks like a mistake. */
const wholeNext = (stories: readonly Article[]) =>
  stories.length < room.next ? stories.slice(0, 4) : stories;

/**
 * Deals the stories around an article out to their boxes.
 * @param shown ids that are on the page already
 * @param section slug of the article's own: who read to the end reads on in it first
 */
export function arrangeAside(
  { mostRead, latest }: Pick<ArticleAside, 'mostRead' | 'latest'>,
  shown: ReadonlySet<string>,
  section: string,
): AsideStories {
  const taken = new Set(shown);
  const take = (stories: readonly Article[], count: number) => {
    const unique = [...new Map(stories.map((article) => [article.id, article])).values()];
    const chosen = unique.filter(({ id }) => !taken.has(id)).slice(0, count);
    for (const { id } of chosen) taken.add(id);
    return chosen;
  };
  const boxes = { mostRead: take(mostRead, room.mostRead), latest: take(latest, room.latest) };
  const isOwn = ({ sectionSlug }: Article) => section !== '' && sectionSlug === section;
  const inOrder = [...latest.filter(isOwn), ...latest.filter((article) => !isOwn(article)), ...mostRead];
  return { ...boxes, next: wholeNext(take(inOrder, room.next)) };
}
