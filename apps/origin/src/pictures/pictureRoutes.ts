import { STATUS_CODES } from 'node:http';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorSchema } from '../server/ApiProblem.ts';
import type { Kit } from '@cancha/drawings/colours.ts';
import {
  contentTypes,
  negotiateFormat,
  splitFormat,
  type PictureFormat,
} from '@cancha/drawings/pictureFormat.ts';
import type { Picture, PictureKind } from '@cancha/drawings/pictureSchema.ts';
import { findPictureSize } from '@cancha/drawings/pictureSizes.ts';
import { PictureStore, type StoredPicture } from '@cancha/drawings/PictureStore.ts';
import { entityTag } from '@cancha/drawings/entityTag.ts';
import { portrait, readFace } from '@cancha/drawings/portrait.ts';
import { shield, type Club } from '@cancha/drawings/shield.ts';

export interface PictureRoutesOptions {
  /**
   * The picture of an article, or with a `place` from 1 that of its gallery; `null` when there is no such article
   * or place; throws for an unknown site. Site codes come as the reader wrote them.
   */
  readonly findPicture: (site: string, articleId: number, place: number) => Promise<Picture | null>;
  /** Folder for rendered files; made when needed, may be emptied at any time. */
  readonly cacheDir: string;
  /** The two colours of the site's brand, light one first. Asked only for sites that have the article. */
  readonly brandColours: (site: string) => Kit;
  readonly findClub: (id: string) => Promise<Club | null>;
  /** The store of the pictures, for tests; one over `cacheDir` unless given. */
  readonly store?: PictureStore;
}

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';
/** A match that is being played moves on in the same address: readers ask again, and mostly hear that nothing moved. */
const MOVING_CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=86400';
const movingKinds: ReadonlySet<PictureKind> = new Set(['marcador', 'reloj', 'tanda']);
const CLUB_ID = /^[a-z0-9][a-z0-9.-]{0,79}$/;

type PictureParams = { site: string; id: string; file: string };

const bytes = { schema: z.string().meta({ format: 'binary' }) };
const problems = { 400: errorSchema, 404: errorSchema };
const pictureSchemas = {
  summary:
    'The picture of an article, as `wide-740x416`, with `.avif`, `.webp`, `.jpg` or `.svg` or as `Accept` has it',
  tags: ['pictures'],
  params: z.object({ site: z.string(), id: z.string(), file: z.string() }),
  response: {
    200: {
      description: 'The picture',
      content: { 'image/avif': bytes, 'image/webp': bytes, 'image/jpeg': bytes, 'image/svg+xml': bytes },
    },
    ...problems,
  },
};
const shieldSchemas = {
  summary: 'The shield of a club, `<club>.svg`, or with its letters `<club>-code.svg`',
  tags: ['pictures'],
  params: z.object({ file: z.string() }),
  response: { 200: { description: 'The shield', content: { 'image/svg+xml': bytes } }, ...problems },
};

const faceSchemas = {
  summary: 'The drawn portrait of a pen name in the colours of its site, `tan-curls-black-glasses.svg`',
  tags: ['pictures'],
  params: z.object({ site: z.string(), file: z.string() }),
  response: { 200: { description: 'The portrait', content: { 'image/svg+xml': bytes } }, ...problems },
};

function refuse(
  reply: FastifyReply,
  code: 'unknown-article' | 'unknown-path',
  message: string,
): FastifyReply {
  const body = { statusCode: 404, code, error: STATUS_CODES[404], message };
  return reply.code(404).header('cache-control', 'no-store').send(body);
}

/** The picture, or 304 to a client that has it. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bytes }: StoredPicture,
  format: PictureFormat,
  cacheControl: string = CACHE_CONTROL,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', cacheControl);
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag) || known.includes('*')) return reply.code(304).send();
  return reply.type(contentTypes[format]).header('x-content-type-options', 'nosniff').send(bytes);
}

/** The portrait that `<face>.svg` names. */
function drawFace(file: string, colours: () => Kit): string | null {
  const face = file.endsWith('.svg') ? readFace(file.slice(0, -'.svg'.length)) : null;
  return face && portrait(face, colours());
}

/** Finds the club of `<club id>.svg` and `<club id>-code.svg`; an id that itself ends in -code wins. */
async function findShield(file: string, findClub: PictureRoutesOptions['findClub']): Promise<string | null> {
  const id = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  if (!CLUB_ID.test(id)) return null;
  const club = await findClub(id);
  if (club) return shield(club, { withCode: false });

  const owner = id.endsWith('-code') ? await findClub(id.slice(0, -'-code'.length)) : null;
  return owner && shield(owner, { withCode: true });
}

/**
 * `GET /statics/pictures/:site/:id[-<place>]/<ratio>-<w>x<h>[.avif|.webp|.jpg|.svg]`, `GET /statics/shields/<club>[-code].svg`
 * and `GET /statics/faces/:site/<face>.svg`.
 * Without an extension the format follows `Accept`. What is not known is a JSON 404.
 */
export const pictureRoutes: FastifyPluginAsync<PictureRoutesOptions> = async (app, options) => {
  const store = options.store ?? new PictureStore({ cacheDir: options.cacheDir });

  app.get<{ Params: PictureParams }>(
    '/statics/pictures/:site/:id/:file',
    { schema: pictureSchemas },
    async (request, reply) => {
      const { site, id, file } = request.params;
      const asked = splitFormat(file);
      const size = asked && findPictureSize(asked.name);
      if (!asked || !size) return refuse(reply, 'unknown-path', `There is no picture size "${file}".`);

      const [, articleId, place = '0'] = /^(\d{1,9})(?:-([1-9]\d?))?$/.exec(id) ?? [];
      const picture = articleId ? await options.findPicture(site, Number(articleId), Number(place)) : null;
      if (!picture) return refuse(reply, 'unknown-article', `Site "${site}" has no article "${id}".`);

      if (asked.format === null) reply.header('vary', 'Accept');
      const format = asked.format ?? negotiateFormat(request.headers.accept);
      const { ratio, width, height } = size;
      const illustration = { picture, seed: id, brand: options.brandColours(site), ratio };
      const stored = await store.get({ illustration, width, height, format });
      const cacheControl = movingKinds.has(picture.kind) ? MOVING_CACHE_CONTROL : CACHE_CONTROL;
      return send(request, reply, stored, format, cacheControl);
    },
  );

  app.get<{ Params: { site: string; file: string } }>(
    '/statics/faces/:site/:file',
    { schema: faceSchemas },
    async (request, reply) => {
      const { site, file } = request.params;
      const svg = drawFace(file, () => options.brandColours(site));
      if (svg === null) return refuse(reply, 'unknown-path', `There is no portrait "${file}".`);
      return send(request, reply, { etag: entityTag(svg), bytes: Buffer.from(svg) }, 'svg');
    },
  );

  app.get<{ Params: { file: string } }>(
    '/statics/shields/:file',
    { schema: shieldSchemas },
    async (request, reply) => {
      const svg = await findShield(request.params.file, options.findClub);
      if (svg === null) return refuse(reply, 'unknown-path', `There is no shield "${request.params.file}".`);
      return send(request, reply, { etag: entityTag(svg), bytes: Buffer.from(svg) }, 'svg');
    },
  );
};
