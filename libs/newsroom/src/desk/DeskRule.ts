import type { IndexedMatch } from '../facts/matchIndex.ts';
import type { MatchFact } from '../facts/factRecords.ts';
import type { ArticleFile } from '../sites/readArticleFile.ts';

/** What a copy desk knows when it reads an article. */
export type DeskNotes = {
  readonly language: string;
  readonly index: ReadonlyMap<string, IndexedMatch>;
  /** The matches that the article lists, and the one in its box. */
  readonly matchesOf: (file: ArticleFile) => MatchFact[];
  /** The matches of a stage, in the order in which they were played. */
  readonly matchesOfStage: (stage: string) => readonly MatchFact[];
  /** The tournament that the clock moves: the last one on record. */
  readonly running: { readonly from: Date; readonly until: Date };
};

/** Answers with one line for each error. */
export type DeskRule = (file: ArticleFile, notes: DeskNotes) => string[];

/** All that an article says, a field or a paragraph a text. */
export function textsOf({ head, markdown }: ArticleFile): string[] {
  const { title, titleDetail = '', epigraph, label, excerpt, caption, gallery } = head;
  const around = [
    title,
    titleDetail,
    epigraph,
    label,
    excerpt,
    caption,
    ...gallery.map((one) => one.caption),
  ];
  return [...around, ...markdown.replace(/\]\([^)]*\)/g, ']').split('\n')].filter((text) => text !== '');
}
