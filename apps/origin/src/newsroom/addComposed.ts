import { composeArticles } from '../composer/composeArticles.ts';
import type { Facts } from '../facts/factRecords.ts';
import type { ArticleFile, FileProblem } from './readArticleFile.ts';
import type { SiteFile } from './siteFile.ts';

/** The files with what is composed beside them, and the site with the names of the topics that come with it. */
export function addComposed(
  site: SiteFile,
  files: ArticleFile[],
  facts: Facts,
  problems: FileProblem[],
): { site: SiteFile; files: ArticleFile[] } {
  if (!site.composer) return { site, files };
  const known = new Set(Object.keys(site.tags));
  const composed = composeArticles(facts, site.composer, { articles: files, topics: known });
  problems.push(...composed.problems);
  const topics = Object.entries(composed.topics).map(
    ([slug, name]) => [slug, { name, competition: false }] as const,
  );
  return {
    site: { ...site, tags: { ...Object.fromEntries(topics), ...site.tags } },
    files: [...files, ...composed.articles],
  };
}
