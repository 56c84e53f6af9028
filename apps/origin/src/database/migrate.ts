import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { ownFile } from '../ownFile.ts';
import { advisoryLock } from './advisoryLock.ts';
import type { OriginDatabase } from './OriginDatabase.ts';

const migrationsFolder = ownFile('migrations');

/**
 * Brings the database to the newest schema: wholly or, on an error, not at all. Does nothing when it is there already.
 * Of several processes that start at once, one does it and the others wait. `steps`: only so many migrations, for tests.
 */
export async function migrate(db: OriginDatabase, { steps = Infinity } = {}): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select ${advisoryLock('migrate')}`);
    // Drizzle's own migrators do just this, each for one driver only; this one serves both.
    const { dialect, session } = tx as unknown as { dialect: PgDialect; session: PgSession };
    const withinTransaction = {
      execute: session.execute.bind(session),
      all: session.all.bind(session),
      transaction: (run: (inner: OriginDatabase) => Promise<unknown>) => run(tx),
    } as unknown as PgSession;
    const migrations = readMigrationFiles({ migrationsFolder }).slice(0, steps);
    await dialect.migrate(migrations, withinTransaction, { migrationsFolder });
  });
}
