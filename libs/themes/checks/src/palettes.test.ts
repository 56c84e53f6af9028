import type { ThemeKey } from '@cancha/themes/themeKeys';
import { describe, expect, it } from 'vitest';
import { hueOf } from './hueOf';
import { themeSets } from './themeSets';

type Hue = 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'petrol' | 'blue' | 'purple' | 'magenta' | 'grey';

/** Where each begins and ends on the wheel; red goes over its end. */
const wheel: Readonly<Record<Exclude<Hue, 'grey'>, readonly [from: number, to: number]>> = {
  red: [345, 10],
  orange: [15, 40],
  yellow: [40, 60],
  green: [100, 150],
  teal: [170, 182],
  petrol: [185, 200],
  blue: [205, 240],
  purple: [255, 285],
  magenta: [315, 340],
};

/** The palettes that the specification names: its main colour, and the one that carries the header or footer. */
const named: readonly { key: ThemeKey; main: Hue; ground: Hue }[] = [
  { key: 'fca', main: 'petrol', ground: 'blue' },
  { key: 'redgol', main: 'red', ground: 'grey' },
  { key: 'bolavip', main: 'purple', ground: 'purple' },
  { key: 'spoiler', main: 'magenta', ground: 'blue' },
  { key: 'somosfanaticos', main: 'orange', ground: 'grey' },
  { key: 'americaMonumental', main: 'blue', ground: 'blue' },
  { key: 'chivasPasion', main: 'red', ground: 'blue' },
  { key: 'wst', main: 'teal', ground: 'grey' },
  { key: 'pbj', main: 'green', ground: 'grey' },
  { key: 'lpm', main: 'red', ground: 'grey' },
];

function isHue(colour: string, hue: Hue): boolean {
  const degrees = hueOf(colour);
  if (hue === 'grey' || degrees === null) return hue === 'grey' && degrees === null;
  const [from, to] = wheel[hue];
  return from < to ? degrees >= from && degrees <= to : degrees >= from || degrees <= to;
}

function coloursOf(key: ThemeKey) {
  const tokens = themeSets.get(key);
  if (!tokens) throw new Error(`There is no theme set ${key}`);
  return tokens.light;
}

describe('the palettes that the specification names', () => {
  it.each(named)('$key is $main, on $ground', ({ key, main, ground }) => {
    const { brand, footer } = coloursOf(key);

    expect(isHue(brand, main), `${brand} is ${main}`).toBe(true);
    expect(isHue(footer, ground), `${footer} is ${ground}`).toBe(true);
  });

  it.each([
    { key: 'bolavip', name: 'accent', hue: 'green' },
    { key: 'americaMonumental', name: 'headerSecond', hue: 'red' },
    { key: 'americaMonumental', name: 'mark', hue: 'yellow' },
    { key: 'pbj', name: 'mark', hue: 'green' },
  ] as const)('the $name of $key is $hue', ({ key, name, hue }) => {
    const colour = coloursOf(key)[name];

    expect(isHue(colour, hue), `${colour} is ${hue}`).toBe(true);
  });
});
