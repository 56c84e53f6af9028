import { describe, expect, it } from 'vitest';
import type { Article } from '@cancha/data-access/content/Article';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { arrangeHome, shownIn, type HomeBlocks, type HomePlan } from './arrangeHome';

const { brandConfig, site } = testContext();
const plan = { front: brandConfig.front, bettingCategory: site.bettingCategory };
const arrange = (articles: readonly Article[], changes: Partial<HomePlan['front']> = {}) =>
  arrangeHome(articles, { ...plan, front: { ...plan.front, ...changes } });
const noBlocks = { regions: null, spotlight: null, band: null, clubs: null };
const countries = brandConfig.front.regions?.sections ?? [];
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
  const blocks = arrange(newsroom);

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
    const rests = [48, 40, 39, 38, 37, 36].map((size) => arrange(newsroom.slice(0, size)).rest.length);

    expect(rests.filter((length) => length % 4 > 0)).toEqual([]);
    expect(rests[0]).toBeGreaterThan(0);
  });
});

describe('a front page', () => {
  it('gives each country one story before any has a second', () => {
    const fillers = Array.from({ length: 13 }, (_, n) => inCategory(String(900 - n), 'mundial-2026'));
    const many = Array.from({ length: 9 }, (_, n) => inCategory(String(50 - n), 'panama'));
    const { regions: row } = arrange([...fillers, ...many, inCategory('1', 'nicaragua')]);

    expect(idsOf(row).slice(0, 2)).toEqual(['50', '1']);
    expect(row).toHaveLength(8);
  });

  it('tells the newest that is not above already, whatever the newsroom’s order', () => {
    const order = [9, 8, 7, 6, 5, 4, 10, 30, 20].map((id) => inCategory(String(id), 'mundial-2026'));

    expect(idsOf(arrange(order).latest)).toEqual(['30', '20', '10']);
  });

  it('does not repeat an article that the newsroom sent twice', () => {
    const article = inCategory('1', 'panama');

    expect(idsOf(shown(arrange([article, article])))).toEqual(['1']);
  });

  it('keeps betting out', () => {
    expect(shown(arrange([inCategory('1', 'apuestas'), inCategory('2', 'panama', 'apuestas')]))).toEqual([]);
  });

  it('can be empty', () => {
    expect(arrange([])).toMatchObject({ lead: null, seconds: [], rest: [] });
  });

  it('does not mind an article without a date', () => {
    const undated = anArticle('x', { publishedAt: null });

    expect(idsOf(shown(arrange([undated])))).toEqual(['x']);
  });

  it('leaves no country out for the sake of a whole row', () => {
    const fillers = Array.from({ length: 13 }, (_, n) => inCategory(String(900 - n), 'mundial-2026'));
    const five = countries.slice(0, 5).map((slug, n) => inCategory(String(n), slug));

    expect(idsOf(arrange([...fillers, ...five]).regions)).toEqual(['0', '1', '2', '3', '4']);
  });
});

const some = (count: number, slugOf: (n: number) => string = () => 'noticias') =>
  Array.from({ length: count }, (_, n) => inCategory(String(500 - n), slugOf(n)));

describe('a newsroom with few articles', () => {
  it.each([1, 5, 12, 14, 15, 16, 17])('has all of its %i on the page, down to the last', (count) => {
    expect(shown(arrange(some(count)))).toHaveLength(count);
    expect(shown(arrange(some(count), noBlocks))).toHaveLength(count);
  });

  it('fills lead, seconds and what is under the lead before anything else', () => {
    const { lead, seconds, underLead, latest, ...below } = arrange(some(5, () => 'mundial-2026'));

    expect([lead?.id, ...idsOf([...seconds, ...underLead])]).toEqual(['500', '499', '498', '497', '496']);
    expect([latest, ...Object.values(below)].flat()).toEqual([]);
  });

  it('has the list of the hour full before a block begins', () => {
    const { latest, spotlight } = arrange(some(14, () => 'mundial-2026'));

    expect([latest.length, spotlight.length]).toEqual([7, 1]);
  });
});

describe('a block', () => {
  it.each(['regions', 'spotlight', 'band', 'clubs'] as const)(
    'that a site does not have shows nothing: %s',
    (name) => {
      expect(arrange(newsroom, { [name]: null })[name]).toEqual([]);
    },
  );

  it('that a site does not have leaves its articles to the rest', () => {
    const sixty = some(60);

    expect(shown(arrange(sixty, noBlocks)).length).toBeGreaterThanOrEqual(48);
    expect(idsOf(arrange(sixty, noBlocks).rest)).toEqual(idsOf(arrange(sixty).rest));
  });

  it('without an article for it is as good as none', () => {
    const clubs = { title: 'Clubes', sections: ['nadie'] };

    expect(arrange(newsroom, { clubs })).toEqual(arrange(newsroom, { clubs: null }));
  });

  it('with a single article leaves the rest of its room to what comes last', () => {
    const spotlight = { title: 'Liga MX', sections: ['liga-mx'], path: '/liga-mx' };
    const articles = some(60, (n) => (n === 40 ? 'liga-mx' : 'noticias'));
    const blocks = arrange(articles, { ...noBlocks, spotlight });

    expect(blocks.spotlight).toHaveLength(1);
    expect(blocks.rest).toHaveLength(36);
  });

  it('holds the sections that its site names', () => {
    const spotlight = { title: 'Liga MX', sections: ['liga-mx'], path: '/liga-mx' };
    const articles = some(30, (n) => (n % 2 === 0 ? 'liga-mx' : 'noticias'));
    const found = arrange(articles, { ...noBlocks, spotlight }).spotlight;

    expect(found).toHaveLength(6);
    expect(found.every(({ categories }) => categories[0]?.categorySlug === 'liga-mx')).toBe(true);
  });

  it('of more regions than it has room for still has one of each', () => {
    const sections = Array.from({ length: 10 }, (_, n) => `region-${n}`);
    const articles = [...some(13), ...sections.map((slug, n) => inCategory(String(20 - n), slug))];

    expect(arrange(articles, { ...noBlocks, regions: { title: 'Regiones', sections } }).regions).toHaveLength(
      10,
    );
  });
});

it('what a site calls betting is its own business', () => {
  const articles = [inCategory('1', 'apostas'), inCategory('2', 'apuestas')];

  expect(idsOf(shown(arrangeHome(articles, { ...plan, bettingCategory: 'apostas' })))).toEqual(['2']);
});
