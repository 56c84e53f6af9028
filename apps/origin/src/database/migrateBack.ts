import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ownFile } from '../ownFile.ts';
import { advisoryLock } from './advisoryLock.ts';
import { DatabaseStateError } from './DatabaseStateError.ts';
import type { OriginDatabase } from './OriginDatabase.ts';

const migrationsFolder = ownFile('migrations');
const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** With it came the tables of readers: an older schema has no place for what they did. */
const oldest = '0002_readers_and_given_articles';

/** The migrations there are, oldest first. */
export async function readMigrationTags(): Promise<{ tag: string; when: number }[]> {
  const journal = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  return journalSchema.parse(JSON.parse(journal)).entries;
}

/**
 * Brings the database back to the schema as of a migration, wholly or not at all: for an older build, which fills it anew at
 * its start. What readers did stays. Gives the migrations that were taken back.
 */
export async function migrateBack(db: OriginDatabase, tag: string): Promise<string[]> {
  const known = await readMigrationTags();
  const target = known.findIndex((migration) => migration.tag === tag);
  if (target < known.findIndex((migration) => migration.tag === oldest)) {
    throw new DatabaseStateError(`There is no way back to ${tag}. The oldest is ${oldest}.`);
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`select ${advisoryLock('migrate')}`);
    const taken: string[] = [];
    for (const migration of known.slice(target + 1).toReversed()) {
      const undone: unknown = await tx.execute(
        sql`delete from drizzle.__drizzle_migrations where created_at = ${migration.when} returning id`,
      );
      if ((undone as { rows: unknown[] }).rows.length === 0) continue;
      const statements = await readFile(join(migrationsFolder, 'down', `${migration.tag}.sql`), 'utf8');
      for (const statement of statements.split('--> statement-breakpoint'))
        await tx.execute(sql.raw(statement));
      taken.push(migration.tag);
    }
    if (taken.length > 0) await tx.execute(sql`delete from seed_stamps`);
    return taken;
  });
}
