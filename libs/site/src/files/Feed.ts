/** A list of articles that can be subscribed to, by its name at the content API. */
export type Feed =
  { readonly kind: 'site' } | { readonly kind: 'section' | 'topic' | 'author'; readonly slug: string };

/** What is handed on to MSN, a file each as it wants. */
export type MsnFeed = 'articles' | 'slideshows';
