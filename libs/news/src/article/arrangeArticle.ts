import type { Article } from '@cancha/data-access/content/Article';
import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { arrangeAside, type AsideStories } from './arrangeAside';
import { articleLinks, pageKey, type StoryLink } from './articleLinks';
import type { ArticleAside } from './loadArticleAside';

/** What stands around a story. Nothing in it leads to the story itself, and nothing twice to the same page. */
export type Surroundings = {
  readonly related: readonly Article[];
  readonly previous: Article | null;
  readonly next: Article | null;
  /** By the newsroom's known writers. */
  readonly stars: readonly Article[];
  readonly relatedLinks: readonly StoryLink[];
  readonly seoLinks: readonly StoryLink[];
  readonly aside: AsideStories;
};

const room = { related: 4, stars: 4, links: 8 } as const;

/** Deals out what came with a story and what was loaded beside it: the editors' choice before what is merely new. */
export function arrangeArticle(full: FullArticle, aside: ArticleAside, context: SiteContext): Surroundings {
  const { article } = full;
  const keyOf = (other: Article) => pageKey(hrefOfArticle(other, context.site));
  const ids = new Set([article.id]);
  // Links of the newsroom may name a story by the address that it has elsewhere.
  const keysOf = (story: Article) => [keyOf(story), pageKey(story.url)];
  const pages = new Set(keysOf(article));
  const take = (stories: readonly Article[], count: number) => {
    const chosen: Article[] = [];
    for (const story of stories) {
      const key = keyOf(story);
      if (chosen.length === count || ids.has(story.id) || pages.has(key)) continue;
      ids.add(story.id);
      for (const other of keysOf(story)) pages.add(other);
      chosen.push(story);
    }
    return chosen;
  };
  const takeOne = (story: Article | null) => (story ? (take([story], 1)[0] ?? null) : null);
  return {
    related: take(full.relatedArticles, room.related),
    next: takeOne(full.nextArticle),
    previous: takeOne(full.previousArticle),
    stars: take(full.starJournalistsArticles, room.stars),
    relatedLinks: articleLinks(article.relatedLinks, pages, context).slice(0, room.links),
    seoLinks: articleLinks([...article.seoLinks, ...full.seoLinks], pages, context).slice(0, room.links),
    aside: arrangeAside(
      {
        latest: aside.latest.filter((story) => !pages.has(keyOf(story))),
        mostRead: aside.mostRead.filter((story) => !pages.has(keyOf(story))),
      },
      ids,
      article.sectionSlug,
    ),
  };
}
