import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The origin's database, whichever driver is behind it (embedded PGlite or a PostgreSQL server).
 * Open it without a `schema` option: queries name their tables, nothing uses `db.query`.
 */
export type OriginDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>;
