import type { Article } from '@cancha/data-access/content/Article';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import type { StatsBarTab } from '@cancha/ui/football/StatsBar/StatsBar';
import type { ReactNode } from 'react';
import type { Feed } from '@cancha/site/files/siteFiles';
import type { PageAddress } from '@cancha/site/head/PageAddress';

/** One page of a list, ready to be shown. */
export type ListContent = {
  /** For `<title>`: the brand is added to a text, `absolute` stands as it is. */
  title: string | { absolute: string };
  /** What the list is called, on whichever page of it. */
  name: string;
  heading: string;
  description: string;
  articles: readonly Article[];
  page: number;
  lastPage: number;
  /** The section this is the list of: it may have menus of its own. */
  section?: string | undefined;
  /** What the list is subscribed to as, beside the feed of the whole site. */
  feed?: Feed | undefined;
  /** Words the newsroom wants it found by. */
  keywords?: string | undefined;
  /** Structured data beside what every list has, as `toJsonLd` wrote it. */
  jsonLd?: string | undefined;
  /** Other orders of the same articles, this one among them. They follow from where the page lies. */
  views?: readonly StatsBarTab[];
  /** What stands between the heading and the articles, where the list is of something that has more to show. */
  intro?: ReactNode;
  /** Said instead of articles where there are none; `null`: the intro is enough. Left out: that there is no news. */
  empty?: { title: string; hint: string } | null;
  /** Beside the heading: who the list is of. */
  face?: ReactNode;
  /** Between the front page and this list. */
  parent?: Crumb | undefined;
  /** Nothing for search engines to find. */
  isHidden?: boolean;
  /** What brings it to life in the browser, outside of finished HTML. */
  island?: ReactNode;
  /** What stands first beside the articles. */
  beside?: ReactNode;
  /** Where a page of this list lies. */
  addressOf: (page: number) => PageAddress;
};
