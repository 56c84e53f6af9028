import { describe, expect, it } from 'vitest';
import { evaluateLimits } from './evaluateLimits.mjs';
import { limits } from './limits.mjs';

const page = { path: '/', scriptGz: 0, scripts: 0, styleGz: 0, html: 0, htmlGz: 0, cards: 0 };
const home = { ...page, kind: 'home', htmlGz: limits.homeHtmlGz, cards: limits.homeCards };
const staff = { ...page, kind: 'staff', scriptGz: limits.scriptGz };
const article = { path: '/a.html', htmlGz: limits.articleHtmlGz };
const largest = { path: '/largest.html', htmlGz: limits.articleHtmlGz + 1 };

const broken = (measured: Parameters<typeof evaluateLimits>[0]) =>
  evaluateLimits(measured).flatMap(({ ok, text }) => (ok ? [] : [text]));

describe('evaluateLimits', () => {
  it('holds at the limit itself', () => {
    expect(broken({ pages: [home, staff], articles: [article] })).toEqual([]);
  });

  it('breaks by one byte of the heaviest page and names its kind', () => {
    const heavy = { ...staff, kind: 'topic', scriptGz: limits.scriptGz + 1 };
    expect(broken({ pages: [home, staff, heavy], articles: [article] })).toEqual([
      'first-load JavaScript on every page: at most 150.0 KB gz, is 150.1 (topic)',
    ]);
  });

  it('holds the largest article to its limit, whatever the others weigh', () => {
    expect(broken({ pages: [home], articles: [article, largest, article] })).toEqual([
      'HTML of every article: at most 14.0 KB gz, is 14.1 (/largest.html)',
    ]);
  });

  it('does not let a home pass that is light because it is short', () => {
    const short = { ...home, htmlGz: 1_000, cards: limits.homeCards - 1 };
    expect(broken({ pages: [short], articles: [article] })).toEqual([
      'cards on the home: at least 40, are 39',
    ]);
  });

  it('holds football pages to a limit of their own', () => {
    const heavy = { ...page, kind: 'matches', htmlGz: limits.footballHtmlGz + 1 };
    expect(broken({ pages: [home, heavy], articles: [article] })).toEqual([
      'HTML of matches: at most 37.0 KB gz, is 37.1',
    ]);
  });

  it('takes nothing that was not measured for held', () => {
    expect(broken({ pages: [], articles: [] })).toHaveLength(4);
  });
});
