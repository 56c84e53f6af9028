import { describe, expect, it } from 'vitest';
import { colourDistance, countDifferentTraits } from './themeDifference';
import { sampleTokens } from './testing/sampleTokens';

describe('two themes', () => {
  it('of the same tokens are not apart', () => {
    expect(countDifferentTraits(sampleTokens, sampleTokens)).toBe(0);
    expect(colourDistance(sampleTokens, sampleTokens)).toBe(0);
  });

  it('are as far apart in shape as the traits they differ in', () => {
    const { shape, styles } = sampleTokens;
    const other = {
      ...sampleTokens,
      shape: { ...shape, radius: '12px' },
      styles: { ...styles, card: 'boxed', pager: 'pills' },
    } as const;
    expect(countDifferentTraits(sampleTokens, other)).toBe(3);
  });

  it('are as far apart in colour as in the scheme in which they are closer', () => {
    const { light, dark } = sampleTokens;
    const inLight = { ...sampleTokens, light: { ...light, header: '#003040' } };
    const inBoth = { ...inLight, dark: { ...dark, background: dark.ink } };

    expect(colourDistance(sampleTokens, inLight)).toBe(0);
    expect(colourDistance(sampleTokens, inBoth)).toBeCloseTo(80, 6);
  });

  it('are not apart in what is further down a page', () => {
    const other = { ...sampleTokens, light: { ...sampleTokens.light, footer: '#ff0000' } };
    expect(colourDistance(sampleTokens, other)).toBe(0);
  });
});
