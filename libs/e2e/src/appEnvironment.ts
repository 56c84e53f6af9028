import { tmpdir } from 'node:os';
import path from 'node:path';

type AppAddresses = {
  /** Public address of the app, which is also where it listens. */
  origin: string;
  /** Address of the backend that serves content, CMS and stats. */
  backend: string;
};

/** What a built app is started with. */
export function appEnvironment({ origin, backend }: AppAddresses): Record<string, string> {
  const { hostname, port } = new URL(origin);
  return {
    NODE_ENV: 'production',
    // Many instances of an app are started: one compiles for all.
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'cancha-compile-cache'),
    HOST: hostname,
    PORT: port,
    SITE_ORIGIN: origin,
    CONTENT_API_URL: backend,
    CMS_API_URL: `${backend}/api`,
    STATS_API_URL: backend,
  };
}
