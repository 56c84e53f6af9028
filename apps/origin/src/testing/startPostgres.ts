import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

const command = 'pg_virtualenv';

export type PostgresServer = { url: string; stop: () => Promise<void> };

/** Whether there is a PostgreSQL to start: Debian's package postgresql has the command. */
export const hasPostgres = (process.env['PATH'] ?? '')
  .split(delimiter)
  .some((folder) => existsSync(join(folder, command)));

/** For tests: a PostgreSQL server that is there for them alone. */
export async function startPostgres(): Promise<PostgresServer> {
  const say = 'echo "postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE"; exec cat';
  // Of letters beyond ASCII, whatever the language of the machine.
  const child = spawn(command, ['-t', '-c', '-e UTF8 --locale C', 'sh', '-c', say], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const url of createInterface(child.stdout)) {
    if (!url.startsWith('postgres://')) continue;
    return {
      url,
      stop: async () => {
        const ended = once(child, 'exit');
        child.stdin.end();
        await ended;
      },
    };
  }
  throw new Error(`${command} ended without a server`);
}
