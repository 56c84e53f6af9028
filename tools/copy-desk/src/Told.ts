import type { MatchFact } from '@cancha/newsroom/facts/factRecords.ts';
import type { NewsroomArticle } from '@cancha/newsroom/sites/loadNewsroom.ts';

/** A text of an article, named after where it stands. */
export type Field = { readonly name: string; readonly text: string };

export type Language = 'es' | 'pt' | 'en';

/** A match at the time that readers of one clock are told. */
export type ToldMatch = {
  readonly fact: MatchFact;
  readonly kickOff: Date | null;
  /** Where it is played. */
  readonly day: string;
  /** By the reader's clock: the day, and minutes since midnight. */
  readonly local: { readonly day: string; readonly minutes: number } | null;
  /** Of the tournament that is on. */
  readonly isOn: boolean;
};

/** An article as readers of one clock are told it. */
export type Told = {
  readonly site: string;
  readonly language: Language;
  readonly readerZone: string;
  /** Whether the hours are told by another clock than they were written by. */
  readonly otherClock: boolean;
  readonly written: NewsroomArticle;
  readonly publishedAt: Date;
  /** Title, label, caption and so on, and the paragraphs of the body, as plain words. */
  readonly fields: readonly Field[];
  /** The same before anything was moved, in the same order. */
  readonly writtenFields: readonly Field[];
  /** Rows of cells; the first row is the heading. */
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly writtenTables: readonly (readonly (readonly string[])[])[];
  /** Whether it is from after the first kick-off of the tournament that is on. */
  readonly moves: boolean;
  /** The matches it lists, and the one in its box. */
  readonly matches: readonly ToldMatch[];
  /** All matches of the tournament that is on, and those of the stages of the listed ones. */
  readonly around: readonly ToldMatch[];
};

/** What a copy desk looks for; `find` answers with one line for each error. */
export type Rule = { readonly name: string; readonly find: (told: Told) => string[] };
