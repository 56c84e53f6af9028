import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../server/buildServer.ts';
import { openSeededDatabase } from '../testing/openSeededDatabase.ts';
import { testSettings } from '../testing/openTestOrigin.ts';
import { readerWrites, storedWrites } from '../testing/readerWrites.ts';
import { seedStamps } from './siteTables.ts';
import { migrate } from './migrate.ts';
import { migrateBack, readMigrationTags } from './migrateBack.ts';
import type { OriginDatabase } from './OriginDatabase.ts';
import { openEmbeddedDatabase, type OpenDatabase } from './openDatabase.ts';

const oldest = 2;
const migrations = await readMigrationTags();
const latest = migrations.at(-1)?.tag ?? '';

/** Columns, constraints, indexes, triggers and functions, in words. */
async function schemaOf(db: OriginDatabase): Promise<string[]> {
  const answer: unknown = await db.execute(sql`
    select table_name || '.' || column_name || ' ' || concat_ws(' ', udt_name, is_nullable, column_default, generation_expression) as line
      from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select p.proname::text from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
    order by 1
  `);
  return (answer as { rows: { line: string }[] }).rows.map(({ line }) => line);
}

describe('the schema', () => {
  let database: OpenDatabase;
  const upwards = new Map<string, string[]>();
  beforeAll(async () => {
    database = await openEmbeddedDatabase();
    for (const [at, { tag }] of migrations.entries()) {
      await migrate(database.db, { steps: at + 1 });
      upwards.set(tag, await schemaOf(database.db));
    }
  });
  afterAll(() => database.close());

  it('has a way back for each migration since readers have tables', () => {
    const missing = migrations
      .slice(oldest + 1)
      .filter(
        ({ tag }) => !existsSync(fileURLToPath(new URL(`../../migrations/down/${tag}.sql`, import.meta.url))),
      );

    expect(missing).toEqual([]);
  });

  it('is at each step back what it was on the way up, and the same again after it', async () => {
    const backwards = migrations.slice(oldest, -1).toReversed();
    for (const { tag } of backwards) {
      expect(await migrateBack(database.db, tag)).toHaveLength(1);
      expect(await schemaOf(database.db), tag).toEqual(upwards.get(tag));
    }
    await migrate(database.db);

    expect(await schemaOf(database.db)).toEqual(upwards.get(latest));
  });

  it.each(['0001_front_page_and_colours', '0000_initial', 'nothing'])(
    'has no way back to %s',
    async (tag) => {
      await expect(migrateBack(database.db, tag)).rejects.toThrow('There is no way back');
    },
  );
});

describe('what readers did', () => {
  it('is there after the way back and forth, and the seed is loaded anew', async () => {
    const { db, close } = await openSeededDatabase();
    try {
      // Each is read for the search three times on the way: some are as good as all
      await db.execute(sql`delete from articles where id % 40 <> 0`);
      const { app } = await buildServer({ db, ...testSettings, now: () => new Date('2026-08-01T00:00:00Z') });
      for (const { path, headers, body } of readerWrites(9)) {
        const answer = await app.inject({
          method: 'POST',
          url: path,
          headers,
          ...(body && { payload: body }),
        });
        expect(answer.statusCode).toBe(200);
      }
      await app.close();
      const before = await storedWrites(db);

      await migrateBack(db, migrations[oldest]?.tag ?? '');
      const after = await storedWrites(db);
      await migrate(db);

      expect(before).toHaveLength(9);
      expect(after).toEqual(before);
      expect(await storedWrites(db)).toEqual(before);
      expect(await db.select().from(seedStamps)).toEqual([]);
    } finally {
      await close();
    }
  });
});
