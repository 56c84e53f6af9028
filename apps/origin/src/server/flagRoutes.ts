import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { secondsInDay } from 'date-fns/constants';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { errorSchema, notFound } from './ApiProblem.ts';

type Flag = { svg: Buffer; packed: Buffer; etag: string };

const pack = promisify(brotliCompress);
const packageFile = createRequire(import.meta.url).resolve('flag-icons/package.json');
const flagsFolder = join(dirname(packageFile), 'flags', '4x3');
const schema = {
  summary: 'A flag in 4 to 3: `cr.svg`, `gb-eng.svg`',
  tags: ['pictures'],
  params: z.object({ file: z.string() }),
  response: {
    200: {
      description: 'The flag',
      content: { 'image/svg+xml': { schema: z.string().meta({ format: 'binary' }) } },
    },
    400: errorSchema,
    404: errorSchema,
  },
};
const monthInSeconds = 30 * secondsInDay;

/** `GET /statics/flags/cr.svg`, `gb-eng.svg`, …: the 4x3 flags of the package flag-icons, packed where the client can take it. */
export const flagRoutes: FastifyPluginAsync = async (app) => {
  const known = new Set((await readdir(flagsFolder)).filter((name) => name.endsWith('.svg')));
  const flags = new Map<string, Promise<Flag>>();

  app.get<{ Params: { file: string } }>('/statics/flags/:file', { schema }, async (request, reply) => {
    const { file } = request.params;
    if (!known.has(file)) throw notFound('unknown-path', `There is no flag ${file}.`);
    const flag = await (flags.get(file) ?? remember(flags, file));

    reply
      .header('etag', flag.etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', `public, max-age=${monthInSeconds}`)
      .type('image/svg+xml; charset=utf-8');
    if (request.headers['if-none-match'] === flag.etag) return reply.code(304).send();

    const packed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return packed ? reply.header('content-encoding', 'br').send(flag.packed) : reply.send(flag.svg);
  });
};

function remember(flags: Map<string, Promise<Flag>>, file: string): Promise<Flag> {
  const flag = readFlag(file);
  flags.set(file, flag);
  return flag;
}

async function readFlag(file: string): Promise<Flag> {
  const svg = await readFile(join(flagsFolder, file));
  // Weak: the packed and the plain form share it.
  const etag = `W/"${createHash('sha1').update(svg).digest('base64url')}"`;
  return { svg, packed: await pack(svg), etag };
}
