import { isRecord } from '@cancha/data-access/reading/isRecord';

/** An article as a reader's device keeps it: enough for a card, without asking anybody. */
export type KeptArticle = {
  /** Site-relative, prefix included. One path is one article. */
  path: string;
  title: string;
  picture: { src: string; width: number; height: number } | null;
  /** ISO 8601. */
  published: string | null;
  /** Id of the site it was kept on: editions share a host, and so what is stored. */
  site: string;
};

/**
 * Stored articles, each only once. What is no article is left out: anybody may have written what is stored, an older
 * version of this site as well.
 */
export function parseArticles(stored: unknown): KeptArticle[] {
  const list = isRecord(stored) && stored['version'] === 1 ? stored['articles'] : null;
  if (!Array.isArray(list)) return [];
  const byPath = new Map<string, KeptArticle>();
  for (const article of list.map(parseArticle)) {
    if (article && !byPath.has(article.path)) byPath.set(article.path, article);
  }
  return [...byPath.values()];
}

/** One article; `null` for what has no title, or would lead off this host. */
export function parseArticle(value: unknown): KeptArticle | null {
  if (!isRecord(value)) return null;
  const { path, title, picture, published, site } = value;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return null;
  if (typeof title !== 'string' || title.trim() === '') return null;
  return {
    path,
    title,
    picture: parsePicture(picture),
    published: typeof published === 'string' && !Number.isNaN(Date.parse(published)) ? published : null,
    site: typeof site === 'string' ? site : '',
  };
}

function parsePicture(value: unknown): KeptArticle['picture'] {
  if (!isRecord(value)) return null;
  const { src, width, height } = value;
  const isAddress = typeof src === 'string' && /^(?:https?:\/\/|\/(?!\/))/.test(src);
  const isSized = [width, height].every((side) => Number.isFinite(side) && Number(side) > 0);
  return isAddress && isSized ? { src, width: Number(width), height: Number(height) } : null;
}
