import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprintOf.ts';

const stack = (line: number) =>
  `Error: x\n    at loadMatch (/app/match.ts:${line}:3)\n    at render (/app/a.ts:1:1)`;

describe('the fingerprint of an error', () => {
  it.each([
    ['No match ea68amhsn28ijs7bzjuzeqrz6', 'No match 3kq9cckrnlogidldtdie2fkbl'],
    ['Status 500 from /posts?page=2', 'Status 503 from /posts?page=14'],
    ['No deadbeefcafe', 'No facefeedbead'],
  ])('is the same for other ids and figures: %s', (message, other) => {
    expect(fingerprintOf({ name: 'ApiError', message })).toBe(
      fingerprintOf({ name: 'ApiError', message: other }),
    );
  });

  it('differs by name, words, and the place that threw', () => {
    const fault = { name: 'Error', message: 'No match', stack: stack(1) };
    const others = [
      { ...fault, name: 'TypeError' },
      { ...fault, message: 'No team' },
      { ...fault, stack: stack(2) },
    ];
    expect(new Set([fault, ...others].map(fingerprintOf)).size).toBe(4);
  });
});
