import { describe, expect, it } from 'vitest';
import { homeOrder, homeSize } from './homeOrder.ts';

const countries = ['costarica', 'honduras'];

/** `'aab'` → articles of the sections a, a, b, newest first. */
function articlesOf(letters: string) {
  const names: Record<string, string> = { c: 'costarica', h: 'honduras', m: 'mundial' };
  return [...letters].map((letter, id) => ({ id, section: names[letter] ?? letter }));
}

const orderOf = (letters: string) => homeOrder(articlesOf(letters), countries).map(({ id }) => id);

function longestRun(sections: string[]): number {
  let longest = 0;
  let run = 0;
  sections.forEach((section, at) => {
    run = section === sections[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

describe('homeOrder', () => {
  it('keeps the order of freshness where nothing speaks against it', () => {
    expect(orderOf('mmchmmmc')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('brings the next of another section forward after three of one', () => {
    expect(orderOf('mmmmmch')).toEqual([0, 1, 2, 5, 3, 4, 6]);
  });

  it('spends the few of other sections so that they last', () => {
    const ordered = homeOrder(articlesOf(`${'mc'.repeat(4)}${'m'.repeat(11)}`), countries);

    expect(longestRun(ordered.map(({ section }) => section))).toBe(3);
    expect(ordered).toHaveLength(19);
  });

  it('gives every country a place, in exchange for the oldest of the others', () => {
    const ordered = homeOrder(articlesOf(`${'mmx'.repeat(20)}ch`), countries);

    expect(ordered).toHaveLength(homeSize);
    expect(ordered.map(({ section }) => section)).toEqual(expect.arrayContaining(countries));
  });

  it('gives one section half the page at most while others have enough to show', () => {
    const ordered = homeOrder(articlesOf(`${'m'.repeat(60)}${'xyz'.repeat(10)}`), []);

    expect(ordered.filter(({ section }) => section === 'mundial')).toHaveLength(homeSize / 2);
    expect(longestRun(ordered.map(({ section }) => section))).toBeLessThanOrEqual(3);
  });

  it('takes no country’s only place for another country', () => {
    const ordered = homeOrder(articlesOf(`${'m'.repeat(homeSize - 1)}c${'m'.repeat(10)}h`), countries);

    expect(ordered.map(({ section }) => section)).toEqual(expect.arrayContaining(countries));
  });

  it('begins with the newsroom’s choice in its order, and shows no article twice', () => {
    const articles = articlesOf(`${'mmx'.repeat(20)}ch`);
    const choice = [60, 7, 0, 3, 6].flatMap((id) => articles[id] ?? []);

    const ordered = homeOrder(articles, countries, choice);

    expect(ordered.slice(0, 5).map(({ id }) => id)).toEqual([60, 7, 0, 3, 6]);
    expect(new Set(ordered).size).toBe(homeSize);
    expect(ordered.map(({ section }) => section)).toEqual(expect.arrayContaining(countries));
  });

  it('spares what the newsroom chose when a country needs a place', () => {
    const articles = articlesOf(`${'m'.repeat(70)}h`);

    const ordered = homeOrder(articles, ['honduras'], articles.slice(10, 10 + homeSize - 1));

    expect(ordered.map(({ id }) => id)).toEqual([
      ...Array.from({ length: homeSize - 1 }, (_, at) => at + 10),
      70,
    ]);
  });

  it('counts the choice when it looks for three of a section in a row', () => {
    const articles = articlesOf('mmmmmch');

    expect(homeOrder(articles, countries, articles.slice(2, 4)).map(({ id }) => id)).toEqual([
      2, 3, 0, 5, 1, 4, 6,
    ]);
  });

  it('still shows everything when there is hardly more than one section', () => {
    expect(orderOf('mmmmmmmc').toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('is empty without articles', () => {
    expect(homeOrder([], countries)).toEqual([]);
  });
});
