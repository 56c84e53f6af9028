import { describe, expect, it } from 'vitest';
import { footballQuery, readChoice, withChoice } from './footballQuery';

const read = (query: string) => readChoice(new URLSearchParams(query), 'round', 'es');

describe('a choice on a football page', () => {
  it('is none where the address names none, or names it in another language', () => {
    expect(read('')).toBeUndefined();
    expect(read('matchday=3')).toBeUndefined();
  });

  it('is what the address says', () => {
    expect(read('jornada=clausura-3')).toBe('clausura-3');
    expect(read('utm_source=x&jornada=3')).toBe('3');
  });

  it.each(['jornada=', 'jornada=1&jornada=2', 'jornada=../x', 'jornada=A', 'jornada=1%202'])(
    'could not have been offered as "%s"',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it('is read again from the address that is written for it', () => {
    for (const language of ['es', 'pt', 'en'] as const) {
      const path = withChoice('/x', 'tournament', '6ga1', language);
      expect(path).toBe(`/x?${footballQuery.tournament[language]}=6ga1`);
      expect(readChoice(new URL(path, 'http://a.test').searchParams, 'tournament', language)).toBe('6ga1');
    }
  });
});
