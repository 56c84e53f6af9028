import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { appEnvironment } from './appEnvironment';
import { appFolderOf, nextCommand, originFolder, pinnedNode } from './workspacePaths';

type WebServer = Exclude<PlaywrightTestConfig['webServer'], undefined | readonly unknown[]>;

const server = { stdout: 'ignore', gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } } as const;

/** What starts a built app, in its folder. */
export const appCommand = [pinnedNode, nextCommand, 'start', '--hostname', '127.0.0.1'] as const;

/**
 * What starts a standalone build of an app, in its folder: the commands of docs/deploying.md. Outside of the workspace,
 * where no package can be found that the build has left out.
 */
function standaloneCommand(name: string, port: string): string {
  const folder = path.join(tmpdir(), 'cancha-standalone', port);
  const app = path.join(folder, 'apps', name);
  return [
    `rm -rf "${folder}" && mkdir -p "${path.dirname(folder)}" && cp -r .next/standalone "${folder}"`,
    `cp -r public "${app}" && cp -r .next/static "${app}/.next"`,
    `exec ${quoted([pinnedNode, path.join(app, 'server.js')])}`,
  ].join(' && ');
}

type AppServer = {
  /** Folder of the app in `apps`. */
  name: string;
  origin: string;
  backend: string;
  environment?: Record<string, string>;
};

/** A built app for Playwright's `webServer`, started as it was built: see docs/deploying.md. */
export function appServer({ name, origin, backend, environment = {} }: AppServer): WebServer {
  const { hostname, port } = new URL(origin);
  const isStandalone = process.env['NEXT_OUTPUT'] === 'standalone';
  return {
    ...server,
    name,
    command: isStandalone ? standaloneCommand(name, port) : quoted(appCommand),
    cwd: appFolderOf(name),
    env: { ...appEnvironment({ origin, backend }), HOSTNAME: hostname, ...environment },
    url: origin,
    timeout: 180_000,
  };
}

type OriginServer = {
  origin: string;
  /** Emptied by Playwright when a run starts, so each run reads newsrooms of its own. */
  outputDir: string;
  environment: Record<string, string>;
};

/** The built backend for Playwright's `webServer`. Its clock stands in the past, where the data ends. */
export function originServer({ origin, outputDir, environment }: OriginServer): WebServer {
  return {
    ...server,
    name: 'origin',
    command: quoted([pinnedNode, 'dist/main.js']),
    cwd: originFolder,
    env: {
      ORIGIN_PORT: new URL(origin).port,
      ORIGIN_CLOCK: 'archive',
      ORIGIN_DATA: path.join(outputDir, 'origin'),
      // Filled once, then copied for each run.
      ORIGIN_SNAPSHOTS: path.join(originFolder, '.data/snapshots'),
      ...environment,
    },
    url: `${origin}/v1/sites/FCA/news/home`,
    // The first start fills a database; on a busy machine that takes minutes.
    timeout: 300_000,
  };
}

const quoted = (command: readonly string[]) => command.map((word) => `"${word}"`).join(' ');
