import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogues';
import { messageEntries } from './messageEntries';
import { messagesOf } from './messagesOf';
import { regions, type Region } from './regions';
import { foreignWords } from './testing/foreignWords';
import { validateOverrides } from './validateOverrides';

const everyRegion = Object.keys(regions) as Region[];
const saidIn = (region: Region) => messageEntries(messagesOf(regions[region].catalogue, region));
const said = (region: Region, key: string) => new Map(saidIn(region)).get(key);

describe.each(everyRegion)('the words of %s', (region) => {
  const { catalogue, words } = regions[region];

  it('stand under keys of their catalogue, with the values the page gives', () => {
    expect(words.flatMap((some) => validateOverrides(catalogues[catalogue], some))).toEqual([]);
  });

  it('each say otherwise than what they stand for', () => {
    const before = new Map(messageEntries(catalogues[catalogue]));
    const own = new Set(words.flatMap((some) => messageEntries(some)).map(([key]) => key));
    const same = [...own].filter((key) => said(region, key) === before.get(key));
    expect(same).toEqual([]);
  });

  it('are for a language that addresses are in', () => {
    expect(region.slice(0, 2)).toBe(catalogue.slice(0, 2));
  });
});

describe.each(Object.entries(foreignWords))('a reader in %s', (region, { words, never }) => {
  const texts = saidIn(region as Region).map(([key, text]) => [
    key,
    text.replace(/\{\w+(?:, (?:plural|select),)?/g, ''),
  ]);

  it.each(never)('never reads “%s”', (word) => {
    const found = new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'iu');

    expect(texts.filter(([, text = '']) => found.test(text))).toEqual([]);
  });

  it.each(words)('reads under %s: %s', (key, text) => {
    expect(said(region as Region, key)).toBe(text);
  });
});

describe('a region that a site does not name', () => {
  it('leaves the catalogue to the letter', () => {
    expect(messagesOf('en', null)).toEqual(catalogues.en);
  });

  it('has nothing of another region', () => {
    expect(said('es-419', 'match.halfTime')).toBe('DES');
    expect(said('es-CR', 'problem.homepage')).toBe('Homepage');
  });
});
