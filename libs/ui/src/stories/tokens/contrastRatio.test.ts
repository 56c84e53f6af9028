import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrastRatio';

describe('contrastRatio', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });

  it('is 1 between a colour and itself', () => {
    expect(contrastRatio('#0b6477', '#0b6477')).toBe(1);
  });

  it('agrees with the published figure for #767676 on white, the lightest grey that passes', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
