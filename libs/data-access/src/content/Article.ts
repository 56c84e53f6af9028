import type { ArticleImages } from './ArticleImages';

export type ArticleAuthor = {
  readonly name: string;
  readonly username: string;
  readonly picture: string | null;
  /** It is a drawing and no photograph. */
  readonly pictureDrawn?: true | undefined;
};

/** `url` is the slug of the topic page. */
export type ArticleTag = { readonly text: string; readonly url: string };

export type ArticleCategory = { readonly categorySlug: string; readonly categoryName: string };

export type ArticleLink = { readonly title: string; readonly url: string };

/** A picture of an article's gallery, in addition to its lead picture. */
export type GalleryPicture = {
  readonly caption: string;
  readonly credit: string;
  readonly images: ArticleImages;
};

/** A post of a live blog. `body` is HTML as sent: sanitise before showing. */
export type SubPost = {
  readonly id: string | null;
  readonly title: string;
  readonly body: string;
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  /** Of the match: `79`, `90+3`. Empty when there is none or the backend has no minutes. */
  readonly minute: string;
  /** For the summary of key events. */
  readonly keyEvent: boolean;
};

/** Whether more posts will come. */
export type LiveState = 'live' | 'finished';

/** What the newsroom hides around an article: no ads beside an obituary. */
export type HiddenParts = {
  readonly ads: boolean;
  readonly comments: boolean;
  readonly time: boolean;
  readonly author: boolean;
  readonly excerpt: boolean;
  readonly label: boolean;
};

/** Texts are plain, with entities decoded, and empty when missing; `body` is HTML as sent. Dates are ISO 8601 with offset. */
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
  /** Absolute URL. */
  readonly url: string;
  readonly canonical: string;
  /** Path within the site, case as sent. */
  readonly link: string;
  readonly localPath: string;
  readonly section: string;
  readonly sectionSlug: string;
  readonly authors: readonly ArticleAuthor[];
  readonly tags: readonly ArticleTag[];
  /** For ad targeting and analytics; not shown. */
  readonly hiddenTags: readonly ArticleTag[];
  readonly categories: readonly ArticleCategory[];
  readonly images: ArticleImages;
  readonly imageCredits: string;
  readonly imageCaption: string;
  readonly label: string;
  readonly editions: readonly string[];
  readonly eventTitle: string;
  /** Of the stats API. */
  readonly matchId: string | null;
  readonly siteCode: string;
  readonly evergreen: boolean;
  readonly seoLinks: readonly ArticleLink[];
  readonly relatedLinks: readonly ArticleLink[];
  /** Posts of a live blog; empty in lists. */
  readonly items: readonly SubPost[];
  /** Pictures of a photo gallery; empty in lists. */
  readonly gallery: readonly GalleryPicture[];
  /** `null` for other articles, and when the backend does not say. */
  readonly liveState: LiveState | null;
  /** Of this site. For other sites the link is `url`. */
  readonly isInternal: boolean;
  readonly hidden: HiddenParts;
  /** What the backend found in the body: `embedded-twitter`. */
  readonly has: readonly string[];
  /** `null` when the backend does not say. */
  readonly commentCount: number | null;
};
