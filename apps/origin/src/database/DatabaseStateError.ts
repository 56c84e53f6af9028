/** The database is not one this build can work with. The message is one line, ready for the terminal. */
export class DatabaseStateError extends Error {
  override readonly name = 'DatabaseStateError';
}

/** What to do about an embedded database of another build: all it holds, but for what readers did, is seeded anew. */
export function unusableFolder(folder: string, error: unknown): DatabaseStateError {
  const message =
    `The database in ${folder} was made by another build and cannot be used (${reasonOf(error)}). ` +
    `Delete that folder and start again: it is filled anew, only what readers sent and the counted views are lost.`;
  return new DatabaseStateError(message, { cause: error });
}

/** What to do about a server's database: nothing of it is touched, because it may hold more than the seed. */
export function unusableServer(error: unknown): DatabaseStateError {
  const message =
    `The database of DATABASE_URL cannot be brought to this build's schema (${reasonOf(error)}). ` +
    `Nothing of it was changed.`;
  return new DatabaseStateError(message, { cause: error });
}

/** The address is named without its user and password. */
export function unreachableServer(url: string, error: unknown): DatabaseStateError {
  const { host, pathname } = new URL(url);
  const message = `The database of DATABASE_URL, ${host}${pathname}, cannot be opened (${reasonOf(error)}).`;
  return new DatabaseStateError(message, { cause: error });
}

/** The database's own words, which drizzle keeps in the cause. On one line. */
function reasonOf(error: unknown): string {
  const origin = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const words = origin instanceof Error ? origin.message : String(origin);
  return words.trim().split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
}
