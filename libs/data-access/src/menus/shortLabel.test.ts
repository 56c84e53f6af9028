import { describe, expect, it } from 'vitest';
import { shortLabel } from './shortLabel';

describe('shortLabel', () => {
  it.each([
    ['a label of 35 characters stays', 'x'.repeat(35), 'x'.repeat(35)],
    ['one of 36 is cut to 35 and three dots', 'x'.repeat(36), `${'x'.repeat(35)}...`],
    ['35 flags are 35 characters', '🇨🇷'.repeat(35), '🇨🇷'.repeat(35)],
    ['a flag is not split', `${'x'.repeat(34)}🇨🇷🇵🇦`, `${'x'.repeat(34)}🇨🇷...`],
    ['nor is an accent written apart', `${'x'.repeat(34)}e\u0301yy`, `${'x'.repeat(34)}e\u0301...`],
  ])('%s', (_, label, shown) => {
    expect(shortLabel(label)).toBe(shown);
  });
});
