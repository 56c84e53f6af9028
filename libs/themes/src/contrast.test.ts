import { describe, expect, it } from 'vitest';
import type { SchemeColours } from './ThemeTokens';
import { themes } from './themes';

type Pair = readonly [on: keyof SchemeColours, under: keyof SchemeColours];

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['background', 'surface'] as const;
const textPairs: readonly Pair[] = [
  ...surfaces.flatMap((under): Pair[] => [
    ['ink', under],
    ['inkSoft', under],
    ['brand', under],
    ['error', under],
    ['success', under],
  ]),
  // Boxes on boxes: a match in the strip under the pointer.
  ['ink', 'surfaceRaised'],
  ['inkSoft', 'surfaceRaised'],
  ['onBrand', 'brand'],
  ['onAccent', 'accent'],
  ['accent', 'onAccent'],
  ['onLive', 'live'],
  ['onHeader', 'header'],
  ['onHeader', 'headerSecond'],
  // Titles of the menu, its current entry, labels on the dark band of the front page.
  ['onFooterSoft', 'header'],
  ['mark', 'header'],
  ['onButton', 'button'],
  ['onFooter', 'footer'],
  ['onFooterSoft', 'footer'],
];

/** What says something without words. Lines only part what is apart without them. */
const graphicPairs: readonly Pair[] = [
  ['mark', 'header'],
  ['live', 'background'],
  ['live', 'surface'],
  ['button', 'background'],
  ['zone1', 'background'],
  ['zone2', 'background'],
  ['zone3', 'background'],
  ['zone4', 'background'],
];

const schemes = Object.values(themes).flatMap((theme) => [
  { name: `${theme.key}, light`, colours: theme.light },
  { name: `${theme.key}, dark`, colours: theme.dark },
]);

it('contrast is measured as WCAG measures it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#cc0000', '#ffffff')).toBeCloseTo(5.89, 2);
  expect(contrast('#3c7d29', '#ffffff')).toBeCloseTo(5.05, 2);
});

describe.each(schemes)('$name', ({ colours }) => {
  it.each(textPairs)('%s can be read on %s', (on, under) => {
    expect(contrast(colours[on], colours[under])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('%s can be seen on %s', (on, under) => {
    expect(contrast(colours[on], colours[under])).toBeGreaterThanOrEqual(3);
  });

  it('tells the four zones of a table apart', () => {
    const zones = [colours.zone1, colours.zone2, colours.zone3, colours.zone4];

    expect(new Set(zones).size).toBe(4);
  });
});

it('errors and thanks wear the specification’s colours in the light, and lighter ones only in the dark', () => {
  for (const { light, dark } of Object.values(themes)) {
    expect([light.error, light.success]).toEqual(['#cc0000', '#3c7d29']);
    expect([dark.error, dark.success]).not.toEqual([light.error, light.success]);
  }
});
