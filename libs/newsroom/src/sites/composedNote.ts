import { renderBody } from './renderBody.ts';
import type { SiteFile } from './siteFile.ts';

/** The last line of every composed article, and where it leads: the page about who makes the site and how. */
const notes: Readonly<Record<SiteFile['language'], string>> = {
  es: 'Esta nota se compuso de forma automática con los registros de los partidos. [Cómo se hacen](/quienes-somos)',
  pt: 'Este texto foi composto de forma automática com os registros dos jogos. [Como os textos são feitos](/quem-somos)',
  en: 'This story was composed automatically from match records. [How our stories are made](/about-us)',
};

/** Whoever reads an article that nobody wrote is told so, wherever it is shown in full: a paragraph of HTML. */
export function composedNote(language: SiteFile['language']): string {
  return renderBody(`*${notes[language]}*`, () => null).html;
}
