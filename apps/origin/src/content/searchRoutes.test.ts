import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../database/contentTables.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import type { ListedArticleWire } from './articleSchema.ts';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await openTestOrigin();
  await origin.db.update(articles).set({ status: 'draft' }).where(eq(articles.id, 1018));
});
afterAll(() => origin.close());

async function search(q: string, rest = '', site = 'FCA') {
  const answer = await origin.app.inject(`/v1/sites/${site}/news/search?q=${encodeURIComponent(q)}${rest}`);
  return { status: answer.statusCode, body: answer.json() };
}

async function found(q: string, rest = '&size=100', site = 'FCA'): Promise<number[]> {
  const { body } = await search(q, rest, site);
  return body.items.map(({ id }: ListedArticleWire) => id);
}

describe('search', () => {
  it('puts what says it in its headline before what mentions it', async () => {
    const titles = (await search('Haaland', '&size=100')).body.items.map(
      ({ title }: ListedArticleWire) => title,
    );

    expect(titles[0]).toContain('Haaland');
    expect(titles.at(-1)).not.toContain('Haaland');
  });

  it('does not mind accents, capitals and forms of a word', async () => {
    const once = await found('selección de Panamá');

    expect(once.length).toBeGreaterThan(3);
    expect(await found('SELECCION de panama')).toEqual(once);
    expect(await found('selecciones panamá')).toEqual(once);
  });

  it('reads Portuguese on a Portuguese site, and only that site', async () => {
    const inPortuguese = await found('seleções', '&size=100', 'BOLAVIPBR');

    expect(inPortuguese.length).toBeGreaterThan(0);
    expect(await found('SELECAO', '&size=100', 'BOLAVIPBR')).toEqual(inPortuguese);
    expect(await found('seleções')).toEqual([]);
  });

  it('finds phrases, either of two words, and leaves out what is not wanted', async () => {
    const both = new Set(await found('cuota or hándicap'));
    const withoutHandicap = await found('cuota -hándicap');

    expect(await found('"campeona del mundo" Torres')).toContain(1017);
    expect(await found('"mundo del campeona"')).toEqual([]);
    expect(both).toContain(1321);
    expect(withoutHandicap).not.toContain(1321);
    expect(withoutHandicap.length).toBeGreaterThan(0);
  });

  it('goes by pages without a gap or a repeat, and shows no draft', async () => {
    const all = await found('final');
    const { body } = await search('final', '&size=7&page=2');

    expect(body.items.map(({ id }: ListedArticleWire) => id)).toEqual(all.slice(7, 14));
    expect(body.paginationInfo.nextPage).toBe(3);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(1018);
  });

  it.each(['de la', "');drop table articles;--", '& | ! :*', '"', '<script>', '🇨🇷'])(
    'finds nothing for %s, and says so in peace',
    async (q) => {
      expect(await search(q)).toEqual({
        status: 200,
        body: { items: [], paginationInfo: { nextPage: -1, lastPage: 1 } },
      });
    },
  );

  it.each([' ', '', 'a'.repeat(201)])('refuses %j', async (q) => {
    expect((await search(q)).status).toBe(400);
  });
});
