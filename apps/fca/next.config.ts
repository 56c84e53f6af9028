import path from 'node:path';
import type { NextConfig } from 'next';

const workspace = path.join(import.meta.dirname, '../..');

const config: NextConfig = {
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
  cacheMaxMemorySize: 64 * 1024 * 1024,
  expireTime: 60,
  experimental: { isrFlushToDisk: false },
  headers: async () => [
    {
      source: '/fonts/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    { source: '/brand/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
};

export default config;
