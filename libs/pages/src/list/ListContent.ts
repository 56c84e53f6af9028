import type { Article } from '@cancha/data-access/content/Article';

/** One page of a list, ready to be shown. */
export type ListContent = {
  /** For `<title>`: the brand is added to a text, `absolute` stands as it is. */
  title: string | { absolute: string };
  heading: string;
  description: string;
  articles: readonly Article[];
  page: number;
  lastPage: number;
  /** Public address of a page of this list. */
  hrefOf: (page: number) => string;
};
