import { describe, expect, it } from 'vitest';
import type { Article } from '@cancha/data-access/content/Article';
import { anArticle } from '../testing/anArticle';
import { arrangeHome, shownIn, type HomeBlocks } from './arrangeHome';

const countries = ['costarica', 'honduras', 'guatemala', 'elsalvador', 'panama', 'nicaragua'];
const inCategory = (id: string, ...slugs: string[]) =>
  anArticle(id, {
    categories: slugs.map((slug) => ({ categorySlug: slug, categoryName: slug })),
    // The higher its number the newer the article.
    publishedAt: new Date(Date.UTC(2026, 6, 1, 0, Number(id))).toISOString(),
  });

/** As a newsroom sends it in a World Cup: 48 articles, most of the tournament, each country at least once. */
const newsroom = Array.from({ length: 48 }, (_, n) => {
  const id = String(100 - n);
  if (n % 8 === 7) return inCategory(id, countries[Math.floor(n / 8)] ?? '');
  if (n % 8 === 6) return inCategory(id, n % 16 === 6 ? 'legionarios' : 'ligas');
  return inCategory(id, 'mundial-2026');
});

const shown = ({ lead, ...blocks }: HomeBlocks): Article[] => [
  ...(lead ? [lead] : []),
  ...Object.values(blocks).flat(),
];
const idsOf = (articles: readonly Article[]) => articles.map(({ id }) => id);

describe('a front page of 48 articles', () => {
  const blocks = arrangeHome(newsroom);

  it('says nothing twice', () => {
    const ids = idsOf(shown(blocks));

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows at least forty of them', () => {
    expect(shown(blocks).length).toBeGreaterThanOrEqual(40);
  });

  it('knows what it shows, its lead included', () => {
    expect([...shownIn(blocks)].sort()).toEqual(idsOf(shown(blocks)).sort());
  });

  it('begins with what the newsroom put first', () => {
    expect(blocks.lead?.id).toBe('100');
    expect(idsOf(blocks.seconds)).toEqual(['99', '98', '97']);
    expect(idsOf(blocks.underLead)).toEqual(['96', '95']);
  });

  it('has every country on it', () => {
    const categories = shown(blocks).flatMap((article) =>
      article.categories.map(({ categorySlug }) => categorySlug),
    );

    for (const country of countries) expect(categories).toContain(country);
  });

  it('has no row that ends with a story alone, however many articles there are', () => {
    const rests = [48, 40, 39, 38, 37, 36].map((size) => arrangeHome(newsroom.slice(0, size)).rest.length);

    expect(rests.filter((length) => length % 4 > 0)).toEqual([]);
    expect(rests[0]).toBeGreaterThan(0);
  });
});

describe('a front page', () => {
  it('gives each country one story before any has a second', () => {
    const fillers = Array.from({ length: 13 }, (_, n) => inCategory(String(900 - n), 'mundial-2026'));
    const many = Array.from({ length: 9 }, (_, n) => inCategory(String(50 - n), 'panama'));
    const { countries: row } = arrangeHome([...fillers, ...many, inCategory('1', 'nicaragua')]);

    expect(idsOf(row).slice(0, 2)).toEqual(['50', '1']);
    expect(row).toHaveLength(8);
  });

  it('tells the newest that is not above already, whatever the newsroom’s order', () => {
    const order = [9, 8, 7, 6, 5, 4, 10, 30, 20].map((id) => inCategory(String(id), 'mundial-2026'));

    expect(idsOf(arrangeHome(order).latest)).toEqual(['30', '20', '10']);
  });

  it('does not repeat an article that the newsroom sent twice', () => {
    const article = inCategory('1', 'panama');

    expect(idsOf(shown(arrangeHome([article, article])))).toEqual(['1']);
  });

  it('keeps betting out', () => {
    expect(shown(arrangeHome([inCategory('1', 'apuestas'), inCategory('2', 'panama', 'apuestas')]))).toEqual(
      [],
    );
  });

  it('can be empty', () => {
    expect(arrangeHome([])).toMatchObject({ lead: null, seconds: [], rest: [] });
  });

  it('does not mind an article without a date', () => {
    const undated = anArticle('x', { publishedAt: null });

    expect(idsOf(shown(arrangeHome([undated])))).toEqual(['x']);
  });

  it('leaves no country out for the sake of a whole row', () => {
    const fillers = Array.from({ length: 13 }, (_, n) => inCategory(String(900 - n), 'mundial-2026'));
    const five = countries.slice(0, 5).map((slug, n) => inCategory(String(n), slug));

    expect(idsOf(arrangeHome([...fillers, ...five]).countries)).toEqual(['0', '1', '2', '3', '4']);
  });
});
