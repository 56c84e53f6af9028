import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appEnvironment } from './appEnvironment';
import { appCommand } from './appServer';
import { takeFreePort } from './takeFreePort';
import { appFolderOf } from './workspacePaths';

export type RunningApp = {
  origin: string;
  readonly pid: number;
  /** What it has written to its log so far. */
  readonly log: () => string;
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
};

const startMs = 30_000;
const stopMs = 7_000;

/** Spawns the server of a built app, by its folder in `apps`, with nothing of our own environment but what a shell needs. */
export function spawnApp(name: string, environment: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const [command, ...args] = appCommand;
  return spawn(command, args, {
    cwd: appFolderOf(name),
    env: { PATH, HOME, NODE_ENV: 'production', ...environment },
  });
}

type AppStart = {
  /** Folder of the app in `apps`. */
  name: string;
  backend: string;
  /** Variables on top of those that any app is started with. */
  settings?: Record<string, string>;
  /** Where it listens: a free port, unless it is to come back where it was. */
  port?: number;
  /** Is told of the process before the app answers. */
  onSpawn?: (child: ChildProcess, stop: () => Promise<void>) => void;
};

/** Another instance of a built app, on a free port, in front of a backend of the test's own. */
export async function startApp({
  name,
  backend,
  settings = {},
  port,
  onSpawn,
}: AppStart): Promise<RunningApp> {
  const origin = `http://127.0.0.1:${port ?? (await takeFreePort())}`;
  const child = spawnApp(name, { ...appEnvironment({ origin, backend }), ...settings });
  onSpawn?.(child, () => stop(child));
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const app = {
    origin,
    pid: child.pid ?? 0,
    log: () => log,
    stop: () => stop(child),
    kill: () => stop(child, 'SIGKILL'),
  };
  try {
    await readyLine(child);
  } catch (error) {
    await app.stop();
    throw error;
  }
  return app;
}

async function readyLine(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready in')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The app stopped with ${code}: ${said}`)));
    setTimeout(() => reject(new Error(`The app was not ready in ${startMs} ms: ${said}`)), startMs).unref();
  });
  await ready;
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await gone;
  clearTimeout(force);
}
