import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../../..');

export const appFolder = path.join(workspace, 'apps/fca');
export const originFolder = path.join(workspace, 'apps/origin');

/** The Node of the workspace, whichever one started the tests. */
export const pinnedNode = path.join(workspace, 'node_modules/.bin/node');

export const backendPort = 4100;
export const backendOrigin = `http://127.0.0.1:${backendPort}`;
export const appOrigin = 'http://127.0.0.1:4101';

type AppEnvironment = {
  /** Public address of the app, which is also where it listens. */
  origin: string;
  /** Address of the backend that serves content, CMS and stats. */
  backend: string;
};

/** What a built app is started with. */
export function appEnvironment({ origin, backend }: AppEnvironment): Record<string, string> {
  const { hostname, port } = new URL(origin);
  return {
    NODE_ENV: 'production',
    HOST: hostname,
    PORT: port,
    SITE_ORIGIN: origin,
    CONTENT_API_URL: backend,
    CMS_API_URL: `${backend}/api`,
    STATS_API_URL: backend,
  };
}
