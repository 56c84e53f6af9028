import type { ArticleFile, FileProblem } from './readArticleFile.ts';

/** The wanted ids that name a published article, each once. The others go to `problems`. */
export function pickFrontPage(
  wanted: readonly number[],
  articles: readonly Pick<ArticleFile, 'head'>[],
  problems: FileProblem[],
): number[] {
  const drafts = new Map(articles.map(({ head }) => [head.id, head.draft]));
  return wanted.filter((id, place) => {
    const draft = drafts.get(id);
    const reason =
      draft === undefined
        ? 'there is no such article'
        : draft
          ? 'that article is a draft'
          : wanted.indexOf(id) < place && 'it is named before';
    if (reason) problems.push({ file: 'site.yaml', reason: `frontPage ${id}: ${reason}` });
    return !reason;
  });
}
