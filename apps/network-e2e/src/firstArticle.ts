/** Path of the first article in a document. */
export const firstArticle = (html: string): string | undefined =>
  /<main[\s\S]*?href="([^"]+\.html)"/.exec(html)?.[1];
