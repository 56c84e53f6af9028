import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { FolderTakenError } from '../database/claimFolder.ts';
import { DatabaseStateError } from '../database/DatabaseStateError.ts';
import { databaseFolder, openDatabase } from '../database/openDatabase.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { BackupFileError } from './backupFile.ts';

/** A command that was not given what it needs. The message is one line, ready for the terminal. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Errors whose message says it all. */
const oneLiners = [ConfigError, FolderTakenError, DatabaseStateError, BackupFileError, UsageError];

/**
 * Runs a command with its one argument on the database that the origin would open, and ends the process: 1 when it
 * failed. The command gives the line it says.
 */
export async function runCommand(
  usage: string,
  run: (db: OriginDatabase, argument: string) => Promise<string>,
): Promise<void> {
  try {
    const [argument, ...more] = process.argv.slice(2);
    if (argument === undefined || argument === '' || more.length > 0) throw new UsageError(usage);
    const config = readConfig(process.env);
    if (!config.databaseUrl && !existsSync(join(databaseFolder(config.dataFolder), 'PG_VERSION'))) {
      throw new DatabaseStateError(`There is no database in ${config.dataFolder}.`);
    }
    const { db, close } = await openDatabase(config);
    try {
      console.log(await run(db, argument));
    } finally {
      await close();
    }
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

function explain(error: unknown): unknown {
  if (oneLiners.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, path } = error as NodeJS.ErrnoException;
  // Of the system, about the file that was named
  return code !== undefined && path !== undefined ? `${path} cannot be used (${code}).` : error;
}
