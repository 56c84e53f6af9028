import { describe, expect, it } from 'vitest';
import { createBrandTheme } from './createBrandTheme';
import { sampleTokens } from './testing/sampleTokens';

describe('the theme of a widget', () => {
  const { breakpoints, shape } = createBrandTheme(sampleTokens);

  it('knows the breakpoints of Material and those of the network', () => {
    expect(breakpoints.values).toEqual({
      xs: 0,
      phone: 500,
      sm: 600,
      tablet: 769,
      md: 900,
      desktop: 1070,
      lg: 1200,
      wide: 1400,
      xl: 1536,
    });
    expect(breakpoints.up('tablet')).toBe('@media (min-width:769px)');
  });

  it('ends the phone at 400 px where the brand does', () => {
    expect(createBrandTheme({ ...sampleTokens, phone: 400 }).breakpoints.values.phone).toBe(400);
  });

  it('has the corners of the brand', () => {
    expect(shape.borderRadius).toBe(4);
  });
});
