import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrastRatio';

describe('the contrast of two colours', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });

  it('is 1 between a colour and itself', () => {
    expect(contrastRatio('#0b6477', '#0b6477')).toBe(1);
  });

  it.each([
    { colour: '#767676', ratio: 4.54 },
    { colour: '#cc0000', ratio: 5.89 },
    { colour: '#3c7d29', ratio: 5.05 },
  ])('agrees with the published figure for $colour on white', ({ colour, ratio }) => {
    expect(contrastRatio(colour, '#ffffff')).toBeCloseTo(ratio, 2);
  });

  it('is no number for what is no colour', () => {
    expect(contrastRatio('transparent', '#ffffff')).toBeNaN();
  });
});
