import type { PgTable } from 'drizzle-orm/pg-core';
import {
  articleCategories,
  articles,
  articleTags,
  authors,
  sections,
  tags,
} from '../database/contentTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { GivenRows } from './givenRows.ts';

/** A record on its way into the database. */
export type Placed = { rows: GivenRows; bytes: number; record: string };

// Of either, whichever comes first: the embedded database holds a statement in memory several times.
const batchRows = 100;
const batchBytes = 4_000_000;

/** Stores the articles in batches. What the database refuses is left out alone, and named with its reason. */
export async function insertGiven(
  db: OriginDatabase,
  placed: readonly Placed[],
  refuse: (record: string, reason: string) => void,
): Promise<void> {
  for (const batch of batches(placed)) {
    if ((await tryInsert(db, batch)) === null) continue;
    for (const one of batch) {
      const reason = await tryInsert(db, [one]);
      if (reason !== null) refuse(one.record, reason);
    }
  }
}

function* batches(placed: readonly Placed[]): Generator<Placed[]> {
  let batch: Placed[] = [];
  let bytes = 0;
  for (const one of placed) {
    if (batch.length >= batchRows || (bytes > 0 && bytes + one.bytes > batchBytes)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(one);
    bytes += one.bytes;
  }
  if (batch.length > 0) yield batch;
}

/** All of a batch or nothing: `null`, or why not. */
async function tryInsert(db: OriginDatabase, batch: readonly Placed[]): Promise<string | null> {
  const rows = batch.map((one) => one.rows);
  const authorRows = rows.flatMap((row) => row.authors);
  const sectionRows = rows.flatMap((row) => row.sections);
  const tagRows = rows.flatMap((row) => row.tags);
  const tagUses = rows.flatMap((row) => row.tagUses);
  const categories = rows.flatMap((row) => row.categories);
  try {
    await db.transaction(async (tx) => {
      await insertMissing(tx, authors, authorRows);
      await insertMissing(tx, sections, sectionRows);
      await insertMissing(tx, tags, tagRows);
      await tx.insert(articles).values(rows.map((row) => row.article));
      await insertMissing(tx, articleTags, tagUses);
      await insertMissing(tx, articleCategories, categories);
    });
    return null;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
  }
}

/** What is there already stays as it is. */
async function insertMissing<Table extends PgTable>(
  db: OriginDatabase,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  // A live blog of many tags must not exceed what a statement takes.
  for (let at = 0; at < rows.length; at += 2000) {
    await db
      .insert(table)
      .values(rows.slice(at, at + 2000))
      .onConflictDoNothing();
  }
}
