import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bare, searchVector } from './searchWords.ts';

export const namedKinds = ['team', 'player', 'competition', 'venue', 'referee'] as const;

/** What teams, players, competitions, grounds and referees are called, in whatever language. `weight`: how much of it there is to see. */
export const searchNames = pgTable(
  'search_names',
  {
    kind: text({ enum: namedKinds }).notNull(),
    entityId: text('entity_id').notNull(),
    name: text().notNull(),
    weight: integer().notNull(),
    folded: text().generatedAlwaysAs(bare(sql`name`)),
    words: searchVector().generatedAlwaysAs(sql`to_tsvector('simple'::regconfig, ${bare(sql`name`)})`),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.entityId, t.name] }),
    index('search_names_by_word').using('gin', t.words),
    index('search_names_by_start').on(t.kind, t.folded.op('text_pattern_ops')),
  ],
);

/**
 * Every word that a search could find, without its accents, to mend mistyped ones by. `shown` is how it is written, `uses` how
 * often it is.
 */
export const searchWords = pgTable(
  'search_words',
  { word: text().primaryKey(), shown: text().notNull(), uses: integer().notNull() },
  (t) => [index('search_words_by_likeness').using('gin', t.word.op('gin_trgm_ops'))],
);
