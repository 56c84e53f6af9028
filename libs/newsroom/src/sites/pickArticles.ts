import { articleLink } from './articleLink.ts';
import type { ArticleFile, FileProblem } from './readArticleFile.ts';
import type { SiteFile } from './siteFile.ts';

/**
 * Keeps the articles a site can store: known section, categories and desk, and an id, slug and address nobody
 * has taken before (files come in order of their names). The others go to `problems`.
 */
export function pickArticles(files: ArticleFile[], site: SiteFile, problems: FileProblem[]): ArticleFile[] {
  const sections = new Set(site.sections.map(({ slug }) => slug));
  const desks = new Set(site.desks.map(({ username }) => username));
  const taken = new Map<string, string>();

  return files.filter(({ file, head }) => {
    const unknown = [head.section, ...head.categories].find((slug) => !sections.has(slug));
    const claims = [`id ${head.id}`, `slug ${head.slug}`, `address ${articleLink(head, site.timeZone)}`];
    const double = claims.find((claim) => taken.has(claim));
    const reason = unknown
      ? `section ${unknown} is not in site.yaml`
      : !desks.has(head.author)
        ? `desk ${head.author} is not in site.yaml`
        : double && `${double} is already taken by ${taken.get(double)}`;
    if (reason) problems.push({ file, reason });
    else for (const claim of claims) taken.set(claim, file);
    return !reason;
  });
}
