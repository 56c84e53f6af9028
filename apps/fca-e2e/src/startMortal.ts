import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { appEnvironment } from '@cancha/e2e/appEnvironment';
import { appCommand } from '@cancha/e2e/appServer';
import { takeFreePort } from '@cancha/e2e/takeFreePort';
import { appFolderOf, originFolder, pinnedNode } from '@cancha/e2e/workspacePaths';

/** A process that is killed in the middle of whatever it does, and started again at the same address. */
export type Mortal = { readonly address: string; start(): Promise<void>; kill(): Promise<void> };

type Program = {
  command: readonly string[];
  folder: string;
  environment: Record<string, string>;
  /** What it prints when it answers. */
  ready: string;
};

/** With it set the backend takes nothing from anybody else. */
const token = 'token-between-app-and-backend';

const address = async () => `http://127.0.0.1:${await takeFreePort()}`;

/** The built backend, over a newsroom of its own in `dataFolder`. */
export async function mortalBackend(dataFolder: string): Promise<Mortal> {
  const at = await address();
  return mortal(at, {
    command: [pinnedNode, 'dist/main.js'],
    folder: originFolder,
    environment: {
      ORIGIN_PORT: new URL(at).port,
      ORIGIN_CLOCK: 'archive',
      ORIGIN_DATA: dataFolder,
      ORIGIN_SNAPSHOTS: path.join(originFolder, '.data/snapshots'),
      ORIGIN_CMS_TOKEN: token,
    },
    ready: 'answers at',
  });
}

/** The built app as `npm start` starts it. Each request says from whom it comes, as a trusted proxy does. */
export async function mortalApp(backend: string): Promise<Mortal> {
  const origin = await address();
  return mortal(origin, {
    command: appCommand,
    folder: appFolderOf('fca'),
    environment: {
      ...appEnvironment({ origin, backend }),
      CMS_API_TOKEN: token,
      TRUSTED_PROXIES: '127.0.0.1',
    },
    ready: 'Ready in',
  });
}

function mortal(at: string, { command, folder, environment, ready }: Program): Mortal {
  const { PATH = '', HOME = '' } = process.env;
  const [program = '', ...args] = command;
  let child: ChildProcess | null = null;
  return {
    address: at,
    async start() {
      const started = spawn(program, args, { cwd: folder, env: { PATH, HOME, ...environment } });
      child = started;
      let said = '';
      await new Promise<void>((resolve, reject) => {
        const hear = (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes(ready)) resolve();
        };
        started.stdout.on('data', hear);
        started.stderr.on('data', hear);
        started.once('exit', () => reject(new Error(`It ended instead of answering: ${said}`)));
      });
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
