import { describe, expect, it } from 'vitest';
import { evaluateLimits } from './evaluateLimits.ts';
import { limits } from './limits.ts';

const page = { kind: 'list', path: '/', scriptGz: 0, styleGz: 0, html: 0, htmlGz: 0, cards: 0 };
const home = { ...page, kind: 'home', htmlGz: limits.homeHtmlGz, cards: limits.homeCards };
const article = { ...page, kind: 'article', htmlGz: limits.articleHtmlGz, scriptGz: limits.scriptGz };

const broken = (measured: Parameters<typeof evaluateLimits>[0]) =>
  evaluateLimits(measured).flatMap(({ ok, text }) => (ok ? [] : [text]));

describe('evaluateLimits', () => {
  it('holds at the limit itself', () => {
    expect(broken([home, article])).toEqual([]);
  });

  it('breaks by one byte of the heaviest page and names it', () => {
    const heavy = { ...page, path: '/tema/x', scriptGz: limits.scriptGz + 1 };
    expect(broken([home, article, heavy])).toEqual([
      'first-load JavaScript on every page: at most 150.0 KB gz, is 150.1 (/tema/x)',
    ]);
  });

  it('holds the largest article to its limit, whatever the others weigh', () => {
    const largest = { ...article, path: '/largest.html', htmlGz: limits.articleHtmlGz + 1 };
    expect(broken([home, article, largest, article])).toEqual([
      'HTML of every article: at most 14.0 KB gz, is 14.1 (/largest.html)',
    ]);
  });

  it('does not let a home pass that is light because it is short', () => {
    const short = { ...home, htmlGz: 1_000, cards: limits.homeCards - 1 };
    expect(broken([short, article])).toEqual(['cards on the home: at least 40, are 39']);
  });

  it('holds football pages to a limit of their own', () => {
    const heavy = { ...page, kind: 'match', path: '/m', htmlGz: limits.footballHtmlGz + 1 };
    expect(broken([home, article, heavy])).toEqual(['HTML of every match: at most 37.0 KB gz, is 37.1 (/m)']);
  });

  it('takes nothing that was not measured for held', () => {
    expect(broken([])).toHaveLength(4);
  });
});
