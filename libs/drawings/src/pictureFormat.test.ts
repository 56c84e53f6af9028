import { describe, expect, it } from 'vitest';
import { negotiateFormat, splitFormat } from './pictureFormat.ts';

describe('the format of a picture', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    ['image/webp,image/png,*/*;q=0.5', 'webp'],
    ['image/webp;q=0.9, image/avif;q=0.1', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['image/*,*/*', 'jpeg'],
    ['', 'jpeg'],
    [undefined, 'jpeg'],
  ])('for Accept "%s" is %s', (accept, format) => {
    expect(negotiateFormat(accept)).toBe(format);
  });

  it('is the extension where there is one', () => {
    expect(splitFormat('wide-740x416.jpg')).toEqual({ name: 'wide-740x416', format: 'jpeg' });
    expect(splitFormat('wide-740x416')).toEqual({ name: 'wide-740x416', format: null });
    expect(splitFormat('wide-740x416.gif')).toBeNull();
    expect(splitFormat('wide-740x416.toString')).toBeNull();
  });
});
