import { join } from 'node:path';
import type { SubPost } from './articleExtras.ts';
import { topicPath } from './topicPath.ts';
import { composedNote } from './composedNote.ts';
import { createDesk, type Desk } from '../desk/createDesk.ts';
import type { Facts } from '../facts/factRecords.ts';
import { addComposed } from './addComposed.ts';
import { articleLink } from './articleLink.ts';
import { composePosts } from './liveBlog/composePosts.ts';
import { pickArticles } from './pickArticles.ts';
import { pickFrontPage } from './pickFrontPage.ts';
import { pickFrontSections } from './pickFrontSections.ts';
import { readArticleFile, type ArticleFile, type FileProblem } from './readArticleFile.ts';
import { readMarkdownFiles } from './readMarkdownFiles.ts';
import { readPageFile, type PageFile } from './readPageFile.ts';
import { isEdition, readSiteFile, siteFileName } from './readSiteFile.ts';
import { siteWords } from './siteWords.ts';
import { renderBody } from './renderBody.ts';
import { siteFileError } from './SiteFileError.ts';
import type { SiteFile } from './siteFile.ts';

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
  /** Sections whose newest articles follow it. */
  frontSections: string[];
  /** What was left out, or kept with a link less, and why. */
  problems: FileProblem[];
};

/**
 * Reads the folder of one site with a newsroom of its own. A bad article or page is left out and named in `problems`;
 * a bad `site.yaml` throws.
 * @param facts what further articles are composed from, if the site asks for it; without them only files are read
 * @param known what `site.yaml` says, where it has been read before
 */
export async function loadNewsroom(folder: string, facts?: Facts, known?: SiteFile): Promise<Newsroom> {
  const problems: FileProblem[] = [];
  const siteFile = known ?? (await readNewsroomFile(folder));
  const words = { ...siteFile.pageWords, ...siteWords(siteFile) };
  const readPage = (file: string, text: string) => readPageFile(file, text, words);
  const pages = await readMarkdownFiles(join(folder, 'pages'), readPage, problems);
  const written = await readMarkdownFiles(join(folder, 'articles'), readArticleFile, problems);
  const { site, files } = facts
    ? addComposed(siteFile, written, facts, problems)
    : { site: siteFile, files: written };
  const good = facts ? passDesk(files, createDesk(facts, site.language), problems) : files;
  const byHand = new Set(written);
  const picked = pickArticles(good, site, problems);
  const articles = renderArticles(picked, byHand, { site, facts, problems });
  const frontPage = pickFrontPage(site.frontPage, articles, problems);
  const frontSections = pickFrontSections(site.frontSections, site.sections, problems);
  return { site, articles, pages, frontPage, frontSections, problems };
}

/** Without what a copy desk would not let through, which is named. */
function passDesk(files: ArticleFile[], desk: Desk, problems: FileProblem[]): ArticleFile[] {
  return files.filter((file) => {
    const reasons = desk(file);
    problems.push(...reasons.map((reason) => ({ file: file.file, reason })));
    return reasons.length === 0;
  });
}

async function readNewsroomFile(folder: string): Promise<SiteFile> {
  const site = await readSiteFile(folder);
  if (isEdition(site)) throw siteFileError(siteFileName(folder), `has the news of ${site.newsOf}`);
  return site;
}

type Rendering = { site: SiteFile; facts: Facts | undefined; problems: FileProblem[] };

/** Whatever is not `byHand` was composed, and says so in its last line. */
function renderArticles(
  files: ArticleFile[],
  byHand: ReadonlySet<ArticleFile>,
  { site, facts, problems }: Rendering,
): NewsroomArticle[] {
  const links = new Map(files.map(({ head }) => [String(head.id), articleLink(head, site.timeZone)]));
  const topics = new Set(files.flatMap(({ head }) => head.tags));

  return files.map((file) => {
    const { html, problems: found } = renderBody(file.markdown, (kind, name) => {
      if (kind === 'article') return links.get(name) ?? null;
      return topics.has(name) ? topicPath(site.language, name) : null;
    });
    problems.push(...found.map((reason) => ({ file: file.file, reason })));
    const items = facts ? describeLive(file, site, facts, problems) : [];
    const body = byHand.has(file) ? html : `${html}\n${composedNote(site.language)}`;
    return { ...file, link: articleLink(file.head, site.timeZone), body, items };
  });
}

/** A live blog about a match nobody recorded is published without its posts, and named. */
function describeLive(
  { file, head }: ArticleFile,
  site: SiteFile,
  facts: Facts,
  problems: FileProblem[],
): SubPost[] {
  if (head.liveBlog === undefined) return [];
  const posts = composePosts(facts, head.liveBlog, site);
  if (!posts) problems.push({ file, reason: `liveBlog: ${head.liveBlog} is no played match of the facts` });
  return posts ?? [];
}
