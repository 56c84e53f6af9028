import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { teams } from '../database/footballTables.ts';
import { openTestOrigin, type TestOrigin } from './openTestOrigin.ts';
import { registerPictures } from './registerPictures.ts';

let origin: TestOrigin;
let folder: string;
let clubs: (typeof teams.$inferSelect)[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  origin = await openTestOrigin({ extend: (app, sites, db) => registerPictures(app, db, sites, folder) });
  clubs = await origin.db.select().from(teams).where(eq(teams.kind, 'club'));
});
afterAll(async () => {
  await origin.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => origin.app.inject({ url, headers });

describe('shields', () => {
  it('answer for every club, at the address the stats give', async () => {
    const answers = await Promise.all(clubs.map(({ image }) => get(`/statics/${image}`)));

    expect(clubs.length).toBeGreaterThan(40);
    expect(clubs.filter((_, at) => answers[at]?.statusCode !== 200).map(({ key }) => key)).toEqual([]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(clubs.length);
  });

  it('of Costa Rica are drawn in the colours of the club, both of them', async () => {
    const costaRican = clubs.filter(({ key }) => key.startsWith('cr-'));
    const pale = await Promise.all(
      costaRican.map(async ({ key, image, colours }) => {
        const { body } = await get(`/statics/${image}`);
        return colours?.every((colour) => body.includes(`fill="${colour}"`)) ? [] : [key];
      }),
    );

    expect(costaRican).toHaveLength(12);
    expect(pale.flat()).toEqual([]);
    expect(new Set(costaRican.map(({ colours }) => String(colours))).size).toBe(12);
  });
});

describe('a picture or shield that was answered before', () => {
  it.each(['/statics/pictures/FCA/1001/wide-250x140.webp', '/statics/shields/cr-cs-herediano.svg'])(
    'costs no query: %s',
    async (url) => {
      const first = await get(url);
      const select = vi.spyOn(origin.db, 'select');

      const again = await get(url);
      const unchanged = await get(url, { 'if-none-match': String(first.headers.etag) });

      expect([first.statusCode, again.statusCode, unchanged.statusCode]).toEqual([200, 200, 304]);
      expect(select).not.toHaveBeenCalled();
      select.mockRestore();
    },
  );
});
