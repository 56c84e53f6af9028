import { describe, expect, it } from 'vitest';
import { searchOfSegment, segmentOfSearch } from './searchedText';

const read = (query: string) => searchOfSegment(segmentOfSearch(new URLSearchParams(query)));
const search = (q: string) => read(new URLSearchParams({ q }).toString());

describe('what is searched for', () => {
  it.each([
    'Mbappé',
    '100 %',
    '50%25',
    'a/b?c#d',
    '../../etc',
    "'; drop table x; --",
    '🇨🇷',
    'ليونيل ميسي',
    '-',
    'ñ',
  ])('comes through the internal path as it is: %s', (q) => {
    expect(segmentOfSearch(new URLSearchParams({ q }))).toMatch(/^[\w-]+$/);
    expect(search(q)).toEqual({ text: q, isCut: false });
  });

  it.each(['', 'q=', 'q=%20%20', 'q=%00', 'other=x'])('is nothing for ?%s', (query) => {
    expect(segmentOfSearch(new URLSearchParams(query))).toBe('-');
    expect(read(query)).toEqual({ text: '', isCut: false });
  });

  it('is the first of several that says something', () => {
    expect(read('q=&q=messi&q=haaland').text).toBe('messi');
  });

  it('has one blank where there were many, and nothing that cannot be seen', () => {
    expect(search('  lionel \t\n  messi\u202e\u0000 ').text).toBe('lionel messi');
  });

  it('is cut where it is too long, between letters, and says so', () => {
    expect(search('a'.repeat(100))).toEqual({ text: 'a'.repeat(100), isCut: false });
    expect(search('🇨🇷'.repeat(1000))).toEqual({ text: '🇨🇷'.repeat(50), isCut: true });
    expect(segmentOfSearch(new URLSearchParams({ q: 'a'.repeat(2000) })).length).toBeLessThan(150);
  });

  it.each(['%%%', '0', 'zz zz', '='])('is no error where nobody asks so: %s', (segment) => {
    expect(() => searchOfSegment(segment)).not.toThrow();
  });
});
