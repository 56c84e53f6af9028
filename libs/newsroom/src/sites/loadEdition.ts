import { basename, join } from 'node:path';
import type { EditionFile } from './editionFile.ts';
import type { Newsroom } from './loadNewsroom.ts';
import { pickFrontPage } from './pickFrontPage.ts';
import { pickFrontSections } from './pickFrontSections.ts';
import type { FileProblem } from './readArticleFile.ts';
import { readMarkdownFiles } from './readMarkdownFiles.ts';
import { readPageFile, type PageFile } from './readPageFile.ts';
import { siteWords } from './siteWords.ts';
import type { SiteFolder } from './readSiteFile.ts';
import type { SiteFile } from './siteFile.ts';

/** A site that publishes the articles of another one, the one with the `newsroom`. */
export type Edition = Omit<Newsroom, 'site'> & { site: EditionFile; newsroom: SiteFile };

/**
 * Reads the folder of an edition. `ancestors` are the site whose news it publishes, and so on to the one with the
 * newsroom: of them it has the static pages and their words that it does not have itself.
 */
export async function loadEdition(
  { folder, site }: SiteFolder<EditionFile>,
  ancestors: readonly SiteFolder[],
  { site: newsroom, articles }: Newsroom,
): Promise<Edition> {
  const problems: FileProblem[] = [];
  const words = ancestors.reduce(
    (own, { site: { pageWords } }) => ({ ...pageWords, ...own }),
    site.pageWords,
  );
  const read = (file: string, text: string) => readPageFile(file, text, { ...words, ...siteWords(site) });
  const pages: PageFile[] = [];
  for (const from of [folder, ...ancestors.map((other) => other.folder)]) {
    const found = await readMarkdownFiles(join(from, 'pages'), read, problems);
    pages.push(...found.filter(({ slug }) => pages.every((page) => page.slug !== slug)));
  }
  const frontPage = pickFrontPage(site.frontPage, articles, problems);
  const frontSections = pickFrontSections(site.frontSections, newsroom.sections, problems);
  return {
    ...{ site, newsroom, articles, pages, frontPage, frontSections },
    problems: problems.map(({ file, reason }) => ({ file: `${basename(folder)}: ${file}`, reason })),
  };
}
