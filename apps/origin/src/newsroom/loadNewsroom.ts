import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addComposed } from './addComposed.ts';
import type { SubPost } from '../content/articleExtras.ts';
import type { Facts } from '../facts/factRecords.ts';
import { articleLink } from './articleLink.ts';
import { composePosts } from './liveBlog/composePosts.ts';
import { pickArticles } from './pickArticles.ts';
import { pickFrontPage } from './pickFrontPage.ts';
import { readArticleFile, type ArticleFile, type FileProblem, type FileResult } from './readArticleFile.ts';
import { readPageFile, type PageFile } from './readPageFile.ts';
import { renderBody } from './renderBody.ts';
import { siteFileSchema, type SiteFile } from './siteFile.ts';

/** An article ready to be stored: its address known, its body HTML. */
export type NewsroomArticle = ArticleFile & {
  link: string;
  body: string;
  /** The posts of a live blog. */
  items: SubPost[];
};

export type Newsroom = {
  site: SiteFile;
  articles: NewsroomArticle[];
  pages: PageFile[];
  /** Ids of the articles at the top of the home page: those of `site.yaml` that can be shown. */
  frontPage: number[];
  /** What was left out, or kept with a link less, and why. */
  problems: FileProblem[];
};

/**
 * Reads the newsroom folder of one site. A bad article or page is left out and named in `problems`;
 * a bad `site.yaml` throws, because nothing can be published without it.
 * @param facts what further articles are composed from, if the site asks for it; without them only files are read
 */
export async function loadNewsroom(folder: string, facts?: Facts): Promise<Newsroom> {
  const problems: FileProblem[] = [];
  const siteFile = siteFileSchema.parse(parse(await readFile(join(folder, 'site.yaml'), 'utf8')));
  const pages = keepGood(await readAll(join(folder, 'pages'), readSitePage(siteFile)), problems);
  const written = keepGood(await readAll(join(folder, 'articles'), readArticleFile), problems);
  const { site, files } = facts
    ? addComposed(siteFile, written, facts, problems)
    : { site: siteFile, files: written };
  const articles = renderArticles(pickArticles(files, site, problems), site, facts, problems);
  const frontPage = pickFrontPage(site.frontPage, articles, problems);
  return { site, articles, pages, frontPage, problems };
}

function readSitePage(site: SiteFile) {
  return (file: string, text: string) => readPageFile(file, text, site.pageWords);
}

async function readAll<T>(
  folder: string,
  read: (file: string, text: string) => FileResult<T>,
): Promise<FileResult<T>[]> {
  // A site may have nothing written by hand.
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const markdown = names.filter((name) => name.endsWith('.md')).sort();
  return Promise.all(markdown.map(async (name) => read(name, await readFile(join(folder, name), 'utf8'))));
}

function keepGood<T>(results: FileResult<T>[], problems: FileProblem[]): T[] {
  return results.flatMap((result) => {
    if (result.ok) return [result.value];
    problems.push(result.problem);
    return [];
  });
}

/** The folder of topic pages is a word of the site's language. */
const topicFolders = { es: 'tema', pt: 'assunto', en: 'topic' };

function renderArticles(
  files: ArticleFile[],
  site: SiteFile,
  facts: Facts | undefined,
  problems: FileProblem[],
): NewsroomArticle[] {
  const links = new Map(files.map(({ head }) => [String(head.id), articleLink(head, site.timeZone)]));
  const topics = new Set(files.flatMap(({ head }) => head.tags));

  return files.map((file) => {
    const { html, problems: found } = renderBody(file.markdown, (kind, name) => {
      if (kind === 'article') return links.get(name) ?? null;
      return topics.has(name) ? `/${topicFolders[site.language]}/${name}` : null;
    });
    problems.push(...found.map((reason) => ({ file: file.file, reason })));
    const items = facts ? tellLive(file, site, facts, problems) : [];
    return { ...file, link: articleLink(file.head, site.timeZone), body: html, items };
  });
}

/** A live blog about a match nobody recorded is published without its posts, and named. */
function tellLive(
  { file, head }: ArticleFile,
  site: SiteFile,
  facts: Facts,
  problems: FileProblem[],
): SubPost[] {
  if (head.liveBlog === undefined) return [];
  const posts = composePosts(facts, head.liveBlog, site.timeZone);
  if (!posts) problems.push({ file, reason: `liveBlog: ${head.liveBlog} is no played match of the facts` });
  return posts ?? [];
}
