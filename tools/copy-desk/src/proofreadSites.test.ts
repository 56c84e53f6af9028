import { tellArticle } from '@cancha/newsroom/dates/tellArticle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { proofreadSites } from './proofreadSites.ts';
import { readSites } from './readSites.ts';
import type { Tell } from './tellArticles.ts';

let read: Awaited<ReturnType<typeof readSites>>;
beforeAll(async () => {
  read = await readSites();
}, 120_000);

it('finds nothing in any article of any site, wherever the clock is', () => {
  expect(read.sites.newsrooms.flatMap(({ articles }) => articles).length).toBeGreaterThan(1500);
  expect(proofreadSites(read.sites, read.facts)).toEqual([]);
}, 120_000);

it('finds a sentence that too many articles of a site have, whatever names and figures stand in it', () => {
  const newsrooms = read.sites.newsrooms.filter(({ site }) => site.code === 'REDGOL');
  const alike = newsrooms.map((newsroom) => ({
    ...newsroom,
    articles: newsroom.articles.map((article, at) =>
      // Ids from 20000 on are composed, some 270 of them
      article.head.id >= 20_000 && at % 20 === 0
        ? { ...article, markdown: `${article.markdown}\n\nA los ${at} minutos, Chile ya ganaba ${at}-0.` }
        : article,
    ),
  }));
  const found = proofreadSites({ newsrooms: alike, editions: [] }, read.facts, []);

  expect(found.map(({ rule }) => rule)).toEqual(['a sentence stands in too many articles']);
  expect(found[0]?.text).toContain('# minutos, # ya ganaba #');
});

describe('an article that is told wrong', () => {
  /** The rules that find something on one site, told so. */
  function rulesThatFind(tell: Tell): Set<string> {
    const newsrooms = read.sites.newsrooms.filter(({ site }) => site.code === 'REDGOL');
    return new Set(
      proofreadSites({ newsrooms, editions: [] }, read.facts, [139], tell).map(({ rule }) => rule),
    );
  }

  it('by another hour than its match', () => {
    const late: Tell = (article, move) => tellArticle(article, { ...move, by: move.by + 3_600_000 * 4.5 });

    expect(rulesThatFind(late)).toEqual(
      new Set(['an hour is no kick-off', 'a label, caption or excerpt tells another hour']),
    );
  });

  it('in a label that stays', () => {
    const still: Tell = (article, move) => ({
      ...tellArticle(article, { ...move, by: move.by + 3_600_000 }),
      label: article.label,
    });

    expect(rulesThatFind(still)).toContain('a label, caption or excerpt tells another hour');
  });

  it('by days that stay, or that are not those of the weekdays beside them', () => {
    expect(rulesThatFind((article) => article)).toContain('a day is that of no match');
    expect(
      rulesThatFind((article, move) => ({
        ...tellArticle(article, move),
        excerpt: article.excerpt?.replace(/(?<=\p{L} )\d+ de (?:junio|julio)/gu, '30 de noviembre'),
      })),
    ).toContain('a weekday is not that of its date');
  });

  it('with history that is moved', () => {
    expect(rulesThatFind((article, { since: _, ...move }) => tellArticle(article, move))).toContain(
      'history is moved',
    );
  });

  it('with goals for hours', () => {
    const careless: Tell = (article, move) => ({
      ...tellArticle(article, move),
      body: article.body?.replace(/<td>2:1<\/td>/g, '<td>02:01</td>'),
    });

    expect(rulesThatFind(careless)).toContain('a figure of a table is moved');
  });
});
