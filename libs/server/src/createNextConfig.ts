import path from 'node:path';
import type { NextConfig } from 'next';

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

const cached = (source: string, value: string) => ({
  source,
  headers: [{ key: 'Cache-Control', value }],
});

/**
 * How every app of the network is built and served.
 * @param folder The app's own, `apps/<name>`.
 */
export function createNextConfig(folder: string): NextConfig {
  const workspace = path.join(folder, '../..');
  return {
    poweredByHeader: false,
    // The server in front compresses, once, error pages included.
    compress: false,
    // The specification's slash rule differs from Next's: see resolveRequest.
    skipTrailingSlashRedirect: true,
    turbopack: { root: workspace },
    outputFileTracingRoot: workspace,
    // `typecheck` is a step of its own and covers the libs as well.
    typescript: { ignoreBuildErrors: true },
    // The page cache lives in memory, in bounds; on disk it would grow with every address asked for.
    cacheMaxMemorySize: 24 * 1024 * 1024,
    expireTime: 60,
    experimental: {
      isrFlushToDisk: false,
      // It tells browsers our internal folders, to guess pages by their addresses: readers' addresses are others.
      optimisticRouting: false,
    },
    headers: async () => [
      cached('/fonts/:file', year),
      cached('/themes/:file', year),
      cached('/brand/:path*', day),
      cached('/flags/:file', day),
    ],
  };
}
