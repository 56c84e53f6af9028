import type { ArticleImages } from './ArticleImages';

export type ArticleAuthor = {
  readonly name: string;
  readonly username: string;
  readonly picture: string | null;
};

/** `url` is the slug of the topic page. */
export type ArticleTag = { readonly text: string; readonly url: string };

export type ArticleCategory = { readonly categorySlug: string; readonly categoryName: string };

export type ArticleLink = { readonly title: string; readonly url: string };

/** A picture of an article's own gallery, beside the one at its head. */
export type GalleryPicture = {
  readonly caption: string;
  readonly credit: string;
  readonly images: ArticleImages;
};

/** One post inside an article, as in a live blog. `body` is HTML as sent: sanitise before showing. */
export type SubPost = {
  readonly id: string | null;
  readonly title: string;
  readonly body: string;
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  /** Of the match, while it is played: `79`, `90+3`. Empty without one, and from backends that have no minutes. */
  readonly minute: string;
  /** What a summary would tell. */
  readonly keyEvent: boolean;
};

/** Whether posts are still to come, where the backend says so. */
export type LiveState = 'live' | 'finished';

/** What the newsroom wants left out around an article: no ads beside a condolence. */
export type HiddenParts = {
  readonly ads: boolean;
  readonly comments: boolean;
  readonly time: boolean;
  readonly author: boolean;
  readonly excerpt: boolean;
  readonly label: boolean;
};

/**
 * An article. Text fields are plain text, entities decoded; `body` is HTML as sent. Missing texts are empty.
 * Dates are ISO 8601 with offset.
 */
export type Article = {
  readonly id: string;
  readonly title: string;
  readonly titleDetail: string;
  readonly msnTitle: string;
  readonly excerpt: string;
  /** Empty in lists. */
  readonly body: string;
  readonly epigraph: string;
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  /** Absolute address. */
  readonly url: string;
  readonly canonical: string;
  /** Address within the site, capitals as sent. */
  readonly link: string;
  readonly localPath: string;
  readonly section: string;
  readonly sectionSlug: string;
  readonly authors: readonly ArticleAuthor[];
  readonly tags: readonly ArticleTag[];
  /** For targeting and statistics; not shown. */
  readonly hiddenTags: readonly ArticleTag[];
  readonly categories: readonly ArticleCategory[];
  readonly images: ArticleImages;
  readonly imageCredits: string;
  readonly imageCaption: string;
  readonly label: string;
  readonly editions: readonly string[];
  readonly eventTitle: string;
  /** Id of a match of the stats API. */
  readonly matchId: string | null;
  readonly siteCode: string;
  readonly evergreen: boolean;
  readonly seoLinks: readonly ArticleLink[];
  readonly relatedLinks: readonly ArticleLink[];
  /** Posts of a live blog; empty in lists. */
  readonly items: readonly SubPost[];
  /** Pictures of a photo gallery; empty in lists. */
  readonly gallery: readonly GalleryPicture[];
  /** `null` for what is no live blog, and from backends that do not say. */
  readonly liveState: LiveState | null;
  /** The article is of the site being read; otherwise its link is `url`, with a full load. */
  readonly isInternal: boolean;
  readonly hidden: HiddenParts;
  /** What the body holds, as the backend noticed: `embedded-twitter`. */
  readonly has: readonly string[];
};
