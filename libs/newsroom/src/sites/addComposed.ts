import { composeArticles } from '../composer/composeArticles.ts';
import type { Facts } from '../facts/factRecords.ts';
import { separatePictures, type Illustrated } from '@cancha/drawings/separatePictures.ts';
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
    files: [...files, ...withOwnLook(files, composed.articles)],
  };
}

/** The composed articles, with another picture where one would stand beside its like. */
function withOwnLook(written: ArticleFile[], composed: ArticleFile[]): ArticleFile[] {
  const illustrated =
    (isChosen: boolean) =>
    ({ head }: ArticleFile): Illustrated => ({
      id: head.id,
      publishedAt: head.publishedAt,
      lists: [head.section, ...head.categories],
      picture: head.picture,
      isChosen,
    });
  const shown = written.filter(({ head }) => !head.draft);
  const changed = separatePictures([...shown.map(illustrated(true)), ...composed.map(illustrated(false))]);
  return composed.map((file) => {
    const picture = changed.get(file.head.id);
    return picture ? { ...file, head: { ...file.head, picture } } : file;
  });
}
