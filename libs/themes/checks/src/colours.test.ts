import { contrastRatio } from '@cancha/themes/contrastRatio';
import { findLowContrastPairs } from '@cancha/themes/findLowContrastPairs';
import type { SchemeColours } from '@cancha/themes/SchemeColours';
import { describe, expect, it } from 'vitest';
import { themeSets } from './themeSets';

/** How light a colour is, on a scale that grows with luminance: 1 is black, 21 white. */
const lightness = (colour: string) => contrastRatio(colour, '#000000');
const stepsOf = ({ background, surface, surfaceRaised }: SchemeColours) =>
  [background, surface, surfaceRaised].map(lightness);

describe.each([...themeSets])('the colours of %s', (_, tokens) => {
  const { light, dark } = tokens;

  it('can be read wherever they are used, in both schemes', () => {
    expect(findLowContrastPairs(tokens)).toEqual([]);
  });

  it.each([light, dark])('tell the four zones of a table apart', ({ zone1, zone2, zone3, zone4 }) => {
    expect(new Set([zone1, zone2, zone3, zone4]).size).toBe(4);
  });

  it('have three surfaces in the dark, each lighter than the one below it', () => {
    const [page = 0, surface = 0, raised = 0] = stepsOf(dark);

    expect(surface / page).toBeGreaterThan(1.05);
    expect(raised / surface).toBeGreaterThan(1.08);
    expect(raised).toBeLessThan(lightness(light.surfaceRaised));
  });

  it('have a lighter brand in the dark, not the same', () => {
    expect(lightness(dark.brand)).toBeGreaterThan(lightness(light.brand));
  });

  it('keep live for what is live', () => {
    const { live, ...others } = light;

    expect(Object.values(others)).not.toContain(live);
  });

  it('say errors and thanks as the specification does in the light, and lighter in the dark', () => {
    expect([light.error, light.success]).toEqual(['#cc0000', '#3c7d29']);
    expect(lightness(dark.error)).toBeGreaterThan(lightness(light.error));
    expect(lightness(dark.success)).toBeGreaterThan(lightness(light.success));
  });
});
