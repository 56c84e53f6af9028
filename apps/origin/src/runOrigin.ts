import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { ConfigError, readConfig } from './config.ts';
import { FolderTakenError } from './database/claimFolder.ts';
import { DatabaseStateError } from './database/DatabaseStateError.ts';
import { ClockStartError } from './live/chooseStart.ts';
import { SiteFileError } from '@cancha/newsroom/sites/SiteFileError.ts';
import { startOrigin } from './server/startOrigin.ts';

/** Errors whose message says it all. */
const oneLiners = [ConfigError, FolderTakenError, DatabaseStateError, ClockStartError, SiteFileError];

try {
  const config = readConfig(process.env);
  const started = startOrigin(config, seedFolder, (line) => console.log(line));

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Listened for from the first moment: a signal that comes while the database is filled lets that end well.
    process.on(signal, () => {
      // A second signal while closing means: now.
      if (stopping) process.exit(1);
      stopping = true;
      started.then((stop) => stop()).then(() => process.exit(0), fail);
    });
  }
  await started;
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): unknown {
  if (oneLiners.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what runs there, or set ORIGIN_PORT to another port.`;
  }
  return error;
}
