import { describe, expect, it } from 'vitest';
import { msnTitle } from './msnTitle.ts';

describe('msnTitle', () => {
  it('takes the longer title where the feed has room for it', () => {
    expect(msnTitle('Haaland manda a Brasil a casa', 'Noruega 2-1 Brasil: Haaland manda a casa')).toBe(
      'Noruega 2-1 Brasil: Haaland manda a casa',
    );
  });

  it('takes the shorter title where the longer does not fit', () => {
    expect(msnTitle('Haaland manda a Brasil a casa', 'x'.repeat(151))).toBe('Haaland manda a Brasil a casa');
  });

  it.each([
    ['', ''],
    ['Gol', 'Gol'],
    ['palabra '.repeat(30), 'palabra '.repeat(30)],
    ['x'.repeat(400), 'x'.repeat(400)],
  ])('always has 21 to 150 characters', (title, titleDetail) => {
    const { length } = msnTitle(title, titleDetail);

    expect(length).toBeGreaterThan(20);
    expect(length).toBeLessThanOrEqual(150);
  });

  it('is cut at a word', () => {
    expect(msnTitle('palabra '.repeat(30), '')).toMatch(/palabra…$/);
  });
});
