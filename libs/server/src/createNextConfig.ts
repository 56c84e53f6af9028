import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import { developmentHosts } from './developmentHosts.ts';
import { internalPathHeader } from './proxy/internalPathHeader.ts';
import {
  builtFileHeaders,
  builtFolders,
  filePolicy,
  headersOverTls,
  securityHeaders,
  shownByOthers,
} from './securityHeaders.ts';

type Header = Awaited<ReturnType<Exclude<NextConfig['headers'], undefined>>>[number];

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

/**
 * How long browsers keep the files of a folder of `public`. The files are named: a missing one must not be kept as
 * missing. One rule a folder, as Next goes through all rules for each request.
 */
function cachedFiles(folder: string, name: string, value: string): Header[] {
  const base = path.join(folder, 'public', name);
  if (!existsSync(base)) return [];
  const files = readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(base, path.join(parentPath, name)));
  if (files.length === 0) return [];
  const oneOf = files.map((file) => file.replaceAll(/[()*+?:{}.]/g, '\\$&')).join('|');
  return [{ source: `/${name}/:file(${oneOf})`, headers: [{ key: 'Cache-Control', value }] }];
}

/** In MB. 0 turns the page cache off: every page is rendered for the request that asks for it. */
const pageCacheSize = Number(process.env['PAGE_CACHE_MB'] || 24);

/**
 * Turbopack's cache of a build makes the next one three times as fast, and writing it takes a quarter of a build. Where
 * everything is built once it is written for nobody: in CI, unless an earlier build left one.
 */
function keepsBuildCache(folder: string): boolean {
  return !process.env['CI'] || existsSync(path.join(folder, '.next/cache'));
}

/** Ends `next start` with one line when nothing is built. */
function requireBuild(folder: string): void {
  if (existsSync(path.join(folder, '.next/BUILD_ID'))) return;
  const app = path.basename(folder);
  console.error(
    `apps/${app} is not built: npx nx run @cancha/${app}:build builds it, npm start -- ${app} also starts it.`,
  );
  process.exit(1);
}

/**
 * How every app of the network is built and served.
 * @param folder The app's own, `apps/<name>`.
 * @param phase What Next is about to do.
 */
export function createNextConfig(folder: string, phase: string): NextConfig {
  if (phase === 'phase-production-server') requireBuild(folder);
  const workspace = path.join(folder, '../..');
  return {
    // `NEXT_OUTPUT=standalone next build` makes a folder that runs without the workspace.
    ...(process.env['NEXT_OUTPUT'] === 'standalone' ? { output: 'standalone' as const } : {}),
    ...(process.env.NODE_ENV === 'development' ? { allowedDevOrigins: developmentHosts() } : {}),
    poweredByHeader: false,
    // No page uses Next's pictures, so nobody is to have it scale some: `/_next/image` is 404.
    images: { unoptimized: true },
    // The specification's slash rule differs from Next's: the routes apply it.
    skipTrailingSlashRedirect: true,
    turbopack: { root: workspace },
    outputFileTracingRoot: workspace,
    // Next loads the cache of pages as a file of its own, which Turbopack does not follow.
    outputFileTracingIncludes: {
      '/**': [
        '../../libs/server/package.json',
        '../../libs/server/src/pageCache/{PageCache,pageCacheHooks}.ts',
        '../../libs/server/node_modules/lru-cache/{package.json,dist/**/*}',
      ],
    },
    // `typecheck` is a step of its own and covers the libs as well.
    typescript: { ignoreBuildErrors: true },
    // The page cache lives in memory, in bounds; on disk it would grow with every address asked for.
    cacheHandler: path.join(import.meta.dirname, 'pageCache/PageCache.ts'),
    cacheMaxMemorySize: pageCacheSize * 1024 * 1024,
    expireTime: 60,
    experimental: {
      isrFlushToDisk: false,
      turbopackFileSystemCacheForBuild: keepsBuildCache(folder),
      // It tells browsers our internal folders, to guess pages by their addresses: readers' addresses are others.
      optimisticRouting: false,
      // With it a page that is served with status 404 keeps its own title.
      globalNotFound: true,
    },
    // The proxy names the page in a request header. A rewrite by the proxy itself would tell readers our folders.
    rewrites: async () => ({
      beforeFiles: [
        {
          source: '/(.*)',
          has: [{ type: 'header', key: internalPathHeader, value: '/(?<page>.*)' }],
          destination: '/:page*',
        },
      ],
      afterFiles: [],
      fallback: [],
    }),
    headers: async () => [
      { source: `/((?!(?:${builtFolders})/).*)`, headers: [...securityHeaders] },
      { source: `/:folder(${builtFolders})/:file*`, headers: builtFileHeaders },
      { source: '/:folder(brand|flags)/:file*', headers: [filePolicy, shownByOthers] },
      {
        source: '/(.*)',
        has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
        headers: [...headersOverTls],
      },
      ...cachedFiles(folder, 'fonts', year),
      ...cachedFiles(folder, 'themes', year),
      ...cachedFiles(folder, 'brand', day),
      ...cachedFiles(folder, 'flags', day),
    ],
  };
}
