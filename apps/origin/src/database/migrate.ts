import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { OriginDatabase } from './OriginDatabase.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Brings the database to the newest schema. Does nothing when it is there already. */
export async function migrate(db: OriginDatabase): Promise<void> {
  // Drizzle's own migrators do just this, each for one driver only; this one serves both.
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
  await dialect.migrate(readMigrationFiles({ migrationsFolder }), session, { migrationsFolder });
}
