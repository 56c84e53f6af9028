import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureRoutes } from './pictureRoutes.ts';
import { pictureSizeNames } from '@cancha/drawings/pictureSizes.ts';
import type { Picture } from '@cancha/drawings/pictureSchema.ts';
import type { Club } from '@cancha/drawings/shield.ts';

const picture: Picture = { kind: 'duelo', teams: ['GHA', 'PAN'], word: '17:00' };
/** A match that is being played, and one that reads the same for another story. */
let running: Picture = { kind: 'marcador', teams: ['MEX', 'ENG'], score: [1, 1] };
const clubs = new Map<string, Club>([
  ['cr-cs-herediano', { id: 'cr-cs-herediano', code: 'HER', colours: ['#d71920', '#ffd100'] as const }],
  ['xx-code', { id: 'xx-code', code: 'XXC', colours: null }],
]);
const base = '/statics/pictures/FCA/1104';
let app: FastifyInstance;
let cacheDir: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(pictureRoutes, {
    cacheDir,
    findPicture: async (site, id) =>
      site !== 'FCA'
        ? null
        : (new Map([
            [1104, picture],
            [1105, running],
          ]).get(id) ?? null),
    brandColours: () => ['#18a0b4', '#0b2545'],
    findClub: async (id) => clubs.get(id) ?? null,
  });
});
afterAll(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('GET /statics/faces', () => {
  it('draws the portrait that its address names, and asks no second time', async () => {
    const answer = await get('/statics/faces/FCA/tan-curls-black-glasses.svg');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(answer.body).toMatch(/^<svg .*<\/svg>$/);
    const again = { 'if-none-match': String(answer.headers.etag) };
    expect((await get('/statics/faces/FCA/tan-curls-black-glasses.svg', again)).statusCode).toBe(304);
  });

  it.each(['tan-curls-black.svg', 'blue-curls-black-none.svg', 'tan-curls-black-none.png', 'toString.svg'])(
    'knows no %s',
    async (file) => {
      expect((await get(`/statics/faces/FCA/${file}`)).statusCode).toBe(404);
    },
  );
});

describe('GET /statics/pictures', () => {
  it.each(pictureSizeNames)('answers %s in its real size', async (name) => {
    const answer = await get(`${base}/${name}.jpg`);
    const [width, height] = (name.split('-')[1] ?? '').split('x').map(Number);
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  it('chooses the format the reader can draw, and says that it did', async () => {
    const types = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'].map(async (accept) => {
      const { headers } = await get(`${base}/wide-250x140`, { accept });
      return [headers['content-type'], headers.vary];
    });
    expect(await Promise.all(types)).toEqual([
      ['image/avif', 'Accept'],
      ['image/webp', 'Accept'],
      ['image/jpeg', 'Accept'],
    ]);
  });

  it('gives the format asked for by extension to everybody', async () => {
    for (const [extension, format] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
      ['svg', 'svg'],
    ]) {
      const answer = await get(`${base}/square-200x200.${extension}`, { accept: 'image/avif' });
      expect(answer.headers.vary).toBeUndefined();
      expect((await sharp(answer.rawPayload).metadata()).format).toBe(format);
    }
  });

  it('may be kept for a day, and is not sent twice', async () => {
    const first = await get(`${base}/wide-250x140.avif`);
    expect(first.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(`${base}/wide-250x140.avif`, { 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await get(`${base}/wide-250x140.avif`, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is drawn anew when the score of its match changes, in every format, and asked for again soon', async () => {
    for (const file of [
      'wide-250x140.avif',
      'square-200x200.webp',
      'classic-230x172.jpg',
      'full-1200x740.svg',
    ]) {
      const url = `/statics/pictures/FCA/1105/${file}`;
      running = { kind: 'marcador', teams: ['MEX', 'ENG'], score: [1, 1] };
      const before = await get(url);
      const known = { 'if-none-match': String(before.headers.etag) };
      expect((await get(url, known)).statusCode).toBe(304);
      expect(before.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=86400');

      running = { kind: 'marcador', teams: ['MEX', 'ENG'], score: [1, 2] };
      const after = await get(url, known);
      expect(after.statusCode).toBe(200);
      expect(after.headers.etag).not.toBe(before.headers.etag);
      expect(after.rawPayload.equals(before.rawPayload)).toBe(false);

      // A goal that is taken back is the first picture again, from the cache.
      running = { kind: 'marcador', teams: ['MEX', 'ENG'], score: [1, 1] };
      const again = await get(url);
      expect(again.headers.etag).toBe(before.headers.etag);
      expect(again.rawPayload.equals(before.rawPayload)).toBe(true);
    }
  });

  it('keeps Vary on a 304, or a shared cache would hand AVIF to everybody', async () => {
    const first = await get(`${base}/wide-250x140`, { accept: 'image/avif' });
    const again = await get(`${base}/wide-250x140`, {
      accept: 'image/avif',
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.headers.vary]).toEqual([304, 'Accept']);
  });

  it.each([
    [`${base}/wide-741x416`, 'unknown-path'],
    [`${base}/wide-740x416.gif`, 'unknown-path'],
    [`${base}/square-740x416`, 'unknown-path'],
    ['/statics/pictures/FCA/9/wide-740x416', 'unknown-article'],
    ['/statics/pictures/XXX/1104/wide-740x416', 'unknown-article'],
    ['/statics/pictures/FCA/abc/wide-740x416', 'unknown-article'],
    ['/statics/pictures/FCA/99999999999999/wide-740x416', 'unknown-article'],
  ])('answers %s with a JSON 404 that nobody keeps', async (url, code) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ statusCode: 404, code, error: 'Not Found', message: expect.any(String) });
  });
});

describe('GET /statics/shields', () => {
  it('answers a club with and without its code', async () => {
    const [plain, coded] = [
      await get('/statics/shields/cr-cs-herediano.svg'),
      await get('/statics/shields/cr-cs-herediano-code.svg'),
    ];
    expect(plain.headers['content-type']).toContain('image/svg+xml');
    expect(await sharp(plain.rawPayload).metadata()).toMatchObject({ format: 'svg', width: 48, height: 57 });
    expect(plain.body).toContain('fill="#d71920"');
    expect(coded.body.length).toBeGreaterThan(plain.body.length);
    const again = await get('/statics/shields/cr-cs-herediano.svg', {
      'if-none-match': String(plain.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('does not mistake the end of an id for a wish', async () => {
    const [plain, coded] = [
      await get('/statics/shields/xx-code.svg'),
      await get('/statics/shields/xx-code-code.svg'),
    ];
    expect(coded.body.length).toBeGreaterThan(plain.body.length);
  });

  it.each(['nobody.svg', 'nobody-code.svg', 'cr-cs-herediano.png', 'cr-cs-herediano', '..%2Fx.svg'])(
    'answers %s with a JSON 404',
    async (file) => {
      const answer = await get(`/statics/shields/${file}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown-path']);
    },
  );
});
