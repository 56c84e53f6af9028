import { describe, expect, it } from 'vitest';
import { validateJsonLd } from './validateJsonLd';

const whole = {
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: 'x',
  datePublished: '2026-07-05T16:12:00-06:00',
  author: [{ '@type': 'Person', name: 'x' }],
  publisher: { '@id': 'https://site.example/#publisher' },
  mainEntityOfPage: 'https://site.example/a',
};
const judge = (value: unknown) => validateJsonLd(JSON.stringify(value));

describe('JSON-LD', () => {
  it('that says all its kind has to say is fine, alone, in a list and in a graph', () => {
    expect(judge(whole)).toEqual([]);
    expect(judge([whole])).toEqual([]);
    expect(judge({ '@context': 'https://schema.org', '@graph': [whole] })).toEqual([]);
  });

  it.each([
    ['no object', 3, ['JSON-LD is no object']],
    ['no context', { '@type': 'Thing' }, ['JSON-LD has no @context']],
    ['no kind', { '@context': 'x', name: 'x' }, ['JSON-LD: a thing without @type']],
    ['an empty headline', { ...whole, headline: '' }, ['JSON-LD: NewsArticle without headline']],
    ['nobody', { ...whole, author: [] }, ['JSON-LD: NewsArticle without author']],
    [
      'somebody without a name',
      { ...whole, author: [{ '@type': 'Person' }] },
      ['JSON-LD in author: Person without name'],
    ],
    [
      'an item without its place',
      { '@context': 'x', '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem' }] },
      ['JSON-LD in itemListElement: ListItem without position'],
    ],
  ])('with %s has a problem', (_, value, problems) => {
    expect(judge(value)).toEqual(problems);
  });

  it('has a problem when it is no JSON', () => {
    expect(validateJsonLd('{"a":')).toEqual(['JSON-LD is no JSON: {"a":']);
  });
});
