import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { claimFolder } from './claimFolder.ts';
import type { OriginDatabase } from './OriginDatabase.ts';

export type OpenDatabase = { db: OriginDatabase; close: () => Promise<void> };

/** The embedded database, kept in `folder`; without a folder, in memory only. Throws when another process has it. */
export async function openEmbeddedDatabase(folder?: string): Promise<OpenDatabase> {
  if (folder === undefined) return openPglite(new PGlite(), async () => {});

  const databaseFolder = join(folder, 'database');
  await mkdir(databaseFolder, { recursive: true });
  const release = await claimFolder(folder);
  return openPglite(new PGlite(databaseFolder), release);
}

async function openPglite(client: PGlite, release: () => Promise<void>): Promise<OpenDatabase> {
  await client.waitReady;
  const close = async () => {
    await client.close();
    await release();
  };
  return { db: drizzlePglite({ client }), close };
}

/** A PostgreSQL server at `url`. Throws when it cannot be reached. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5000, max: 10 });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  await pool.query('select 1');
  return { db: drizzlePostgres({ client: pool }), close: () => pool.end() };
}

/** Opens the database the configuration asks for. */
export function openDatabase(config: {
  databaseUrl: string | null;
  dataFolder: string;
}): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbeddedDatabase(config.dataFolder);
}
