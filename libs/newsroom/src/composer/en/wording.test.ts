import { describe, expect, it } from 'vitest';
import type { Team } from '../plan/Story.ts';
import { aScore, figure, inWords, list, ordinal, possessive, the, The } from './grammar.ts';
import { atMinute } from './minuteWords.ts';
import { headlineName, nameOf } from './nations.ts';
import { setOffStates } from './places.ts';
import { polish } from './polish.ts';
import { dayAndHour, dayOf, hourOf } from './when.ts';

function team(key: string, en: string): Team {
  return { key, kind: 'national', names: { es: en, pt: en, en }, code: key };
}

const unitedStates = team('USA', 'United States');

describe('American English', () => {
  it('knows which countries take an article, and what a headline calls them', () => {
    expect([the(unitedStates), The(team('NED', 'Netherlands')), the(team('COD', 'DR Congo'))]).toEqual([
      'the United States',
      'The Netherlands',
      'DR Congo',
    ]);
    const bosnia = team('BIH', 'Bosnia & Herzegovina');
    expect([headlineName(unitedStates), headlineName(bosnia), nameOf(bosnia)]).toEqual([
      'USMNT',
      'Bosnia',
      'Bosnia and Herzegovina',
    ]);
  });

  it('writes numbers in words to nine, ordinals too, and no comma before the last of a list', () => {
    expect([inWords(9), inWords(10), figure(80824)]).toEqual(['nine', '10', '80,824']);
    expect([1, 9, 10, 11, 12, 13, 21, 42, 53, 103, 111].map(ordinal).join(' ')).toBe(
      'first ninth 10th 11th 12th 13th 21st 42nd 53rd 103rd 111th',
    );
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('makes possessives and articles by sound', () => {
    expect([possessive('Kane'), possessive('the United States')]).toEqual(["Kane's", "the United States'"]);
    expect([aScore('2-1'), aScore('8-0')]).toEqual(['a 2-1', 'an 8-0']);
  });

  it('tells minutes as a report does', () => {
    expect(atMinute('7')).toBe('in the seventh minute');
    expect(atMinute('90+4')).toBe('in the fourth minute of second-half stoppage time');
    expect(atMinute('120+5')).toBe('in the fifth minute of stoppage time at the end of extra time');
  });

  it('gives kickoffs in Eastern Time, on the day of the same clock', () => {
    const at = (utc: string, day: string) => ({ kickOff: new Date(utc), day });
    expect(dayAndHour(at('2026-06-13T01:00:00Z', '2026-06-12'))).toBe('Friday, June 12, at 9 p.m. ET');
    expect(hourOf(at('2026-06-18T16:00:00Z', '2026-06-18'))).toBe('noon ET');
    // Midnight in New York is still the evening before in Vancouver.
    const vancouver = at('2026-06-14T04:00:00Z', '2026-06-13');
    expect([dayAndHour(vancouver), dayOf(vancouver)]).toEqual(['Sunday, June 14, at 12 a.m. ET', 'June 13']);
    expect(hourOf(at('2022-01-28T00:30:00Z', '2022-01-27'))).toBe('7:30 p.m. ET');
    expect(dayAndHour({ kickOff: null, day: '2021-11-12' })).toBe('Friday, Nov. 12');
  });

  it('sets states off with commas and prints its apostrophes', () => {
    expect(setOffStates('in Arlington, Texas on Friday')).toBe('in Arlington, Texas, on Friday');
    expect(polish("kane's goal. the Netherlands led at Levi's Stadium.")).toBe(
      'Kane’s goal. The Netherlands led at Levi’s Stadium.',
    );
  });
});
