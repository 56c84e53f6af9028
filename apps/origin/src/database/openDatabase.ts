import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { claimFolder } from './claimFolder.ts';
import { createDatabase } from './createDatabase.ts';
import { unreachableServer, unusableFolder } from './DatabaseStateError.ts';
import type { OriginDatabase } from './OriginDatabase.ts';
import { disableWasmTierUp } from './disableWasmTierUp.ts';

export type OpenDatabase = { db: OriginDatabase; close: () => Promise<void> };

const settings = [
  // PostgreSQL's own 128 MB of page cache would be touched whole at start; everything here is a few megabytes
  'shared_buffers=16MB',
  // Logs of what has been written are not kept for reuse: every copy of the database would carry them
  'wal_recycle=off',
  'min_wal_size=32MB',
];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

/** PostgreSQL's own, which a server has at hand: words that are like each other. */
const extensions = { fuzzystrmatch, pg_trgm };

/**
 * The embedded database, kept in `folder`; without a folder, in memory only. What was answered outlives the process,
 * however it ends, but not the machine: this build of PostgreSQL cannot wait for the disk.
 * Throws when another process has it, or when its files cannot be read by this build.
 */
export async function openEmbeddedDatabase(folder?: string): Promise<OpenDatabase> {
  disableWasmTierUp();
  if (folder === undefined) return openPglite(new PGlite({ startParams, extensions }));

  const dataDir = databaseFolder(folder);
  await mkdir(dataDir, { recursive: true });
  const release = await claimFolder(folder);
  try {
    await createDatabase(dataDir);
    return await openPglite(new PGlite({ dataDir, startParams, extensions }), release);
  } catch (error) {
    await release();
    throw unusableFolder(dataDir, error);
  }
}

/** Where the embedded database lies in the data folder. */
export function databaseFolder(dataFolder: string): string {
  return join(dataFolder, 'database');
}

async function openPglite(client: PGlite, release?: () => Promise<void>): Promise<OpenDatabase> {
  await client.waitReady;
  const close = async () => {
    await client.close();
    await release?.();
  };
  return { db: drizzlePglite({ client }), close };
}

/**
 * A PostgreSQL server at `url`. Throws when it cannot be reached. `longestMs`: the server breaks off a statement that takes
 * longer; 0 is no limit, which filling and migrating need.
 */
export async function openPostgres(url: string, { longestMs = 0 } = {}): Promise<OpenDatabase> {
  const limits = {
    connectionTimeoutMillis: 5000,
    max: 10,
    ...(longestMs > 0 && { statement_timeout: longestMs }),
  };
  const pool = new Pool({ connectionString: url, ...limits });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw unreachableServer(url, error);
  }
  return { db: drizzlePostgres({ client: pool }), close: () => pool.end() };
}

/** Opens the database the configuration asks for. */
export function openDatabase(config: {
  databaseUrl: string | null;
  dataFolder: string;
}): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbeddedDatabase(config.dataFolder);
}
