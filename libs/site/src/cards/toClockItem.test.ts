import { describe, expect, it } from 'vitest';
import { anArticle } from '../testing/anArticle';
import { testContext } from '../testing/testContext';
import { toClockItem } from './toClockItem';

const context = testContext();
const at = (publishedAt: string, now: string) =>
  toClockItem(anArticle('1', { publishedAt }), context, new Date(now)).map(({ published }) => published.text);

describe('the time beside a headline', () => {
  it('is the hour in the site’s zone for today’s news', () => {
    expect(at('2026-07-05T22:12:00Z', '2026-07-05T23:00:00Z')).toEqual(['16:12']);
  });

  it('is the day for the news of another day, by midnight in the site’s zone', () => {
    expect(at('2026-07-05T23:30:00-06:00', '2026-07-06T05:59:00Z')).toEqual(['23:30']);
    expect(at('2026-07-05T23:30:00-06:00', '2026-07-06T06:01:00Z')).toEqual(['5 jul']);
    // A day later in London, the same day in Costa Rica.
    expect(at('2026-07-06T01:00:00Z', '2026-07-05T20:00:00Z')).toEqual(['19:00']);
  });

  it('cannot be said of an article without a date, which is left out', () => {
    expect(toClockItem(anArticle('1', { publishedAt: null }), context, new Date())).toEqual([]);
  });

  it('keeps the exact instant for machines', () => {
    const [item] = toClockItem(anArticle('1'), context, new Date());

    expect(item?.published.iso).toBe('2026-07-05T16:12:00-06:00');
  });
});
