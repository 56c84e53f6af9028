import type { Article } from '@cancha/data-access/content/Article';

/** What a feed is called, the page it stands for (site-relative), and its newest articles. */
export type FeedContent = {
  title: string;
  description: string;
  path: string;
  articles: readonly Article[];
};
