import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { teams } from '../database/footballTables.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';

let origin: TestOrigin;
let clubs: (typeof teams.$inferSelect)[];

beforeAll(async () => {
  origin = await openTestOrigin({ readOnly: true });
  clubs = await origin.db.select().from(teams).where(eq(teams.kind, 'club'));
});
afterAll(() => origin.close());

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

describe('the pictures of a newsroom', () => {
  it('are those of its editions too, and of no site there is none of', async () => {
    const size = '1001/wide-250x140.svg';
    const [own, shared, unknown] = await Promise.all(
      ['BOLAVIP', 'bolavipar', 'XYZ'].map((site) => get(`/statics/pictures/${site}/${size}`)),
    );

    expect(own?.statusCode).toBe(200);
    expect(shared?.body).toBe(own?.body);
    expect(unknown?.statusCode).toBe(404);
  });
});

describe('the database', () => {
  it('is asked once for a picture, whatever size or 304 is answered', async () => {
    const select = vi.spyOn(origin.db, 'select');
    const { headers } = await get('/statics/pictures/FCA/1001/wide-250x140.webp');
    expect(select).toHaveBeenCalledTimes(1);

    const urls = ['fca/1001/wide-250x140.webp', 'FCA/1001/square-200x200.svg'];
    for (const url of urls) expect((await get(`/statics/pictures/${url}`)).statusCode).toBe(200);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get('/statics/pictures/FCA/1001/wide-250x140.webp', known)).statusCode).toBe(304);

    expect(select).toHaveBeenCalledTimes(1);
    select.mockRestore();
  });

  it.each(['cr-cs-herediano.svg', 'cr-cs-herediano-code.svg', 'nobody.svg'])(
    'is not asked for the shield %s',
    async (file) => {
      const select = vi.spyOn(origin.db, 'select');
      await get(`/statics/shields/${file}`);

      expect(select).not.toHaveBeenCalled();
      select.mockRestore();
    },
  );
});
