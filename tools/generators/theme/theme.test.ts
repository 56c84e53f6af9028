import type { Tree } from '@nx/devkit';
import { describe, expect, it } from 'vitest';
import { openTestTree } from '../network/openTestTree.ts';
import { loadFromTree } from '../source/loadFromTree.ts';
import { toHex, toOklch } from './oklch.ts';
import { chooseStyles } from './designTheme.ts';
import { readThemes, type Tokens } from './readThemes.ts';
import { recolour } from './recolour.ts';
import { strengthen } from './strengthen.ts';
import { writeThemeSet } from './writeThemeSet.ts';

type SetTokens = Tokens & { fonts: object };

const tokensOf = (tree: Tree, key: string) =>
  (loadFromTree(tree, `libs/themes/sets/${key}/tokens.ts`) as { tokens: SetTokens }).tokens;

const hueOf = (colour: string) => toOklch(colour).h ?? Number.NaN;

describe('a colour', () => {
  it.each(['#000000', '#ffffff', '#0b6477', '#cf1028', '#a6f53c', '#7a1fa2'])(
    '%s is itself again',
    (colour) => {
      expect(toHex(toOklch(colour))).toBe(colour);
    },
  );

  it('that no screen shows becomes one of the same hue and lightness', () => {
    const { l, h = 0 } = toOklch(toHex({ mode: 'oklch', l: 0.7, c: 0.4, h: 145 }));
    expect([l.toFixed(2), Math.round(h)]).toEqual(['0.70', 145]);
  });
});

describe('recolour', () => {
  const turn = { from: '#0b6477', to: '#7a1fa2', brand: '#7a1fa2' };

  it('turns the brand, and leaves white, names, what is live and what is not its own', () => {
    const scheme = {
      brand: '#0b6477',
      ink: '#ffffff',
      live: '#cf1028',
      edge: 'transparent',
      zone1: '#1d63d8',
    };
    const { brand = '', ...rest } = recolour(scheme, ['brand', 'ink', 'live', 'edge'], turn);

    expect(brand).toBe('#7a1fa2');
    expect(rest).toEqual({ ink: '#ffffff', live: '#cf1028', edge: 'transparent', zone1: '#1d63d8' });
  });
});

describe('recolour, of a palette', () => {
  const scheme = { brand: '#6a1fd0', header: '#3d0f82', surface: '#f5f3fb', mark: '#a6f53c' };
  const colours = recolour(scheme, Object.keys(scheme), {
    from: scheme.brand,
    to: '#00897b',
    brand: '#00897b',
  });
  const hueIn = (name: string) => hueOf(colours[name] ?? '');

  it('gives what is kin to the brand its new hue, greys included', () => {
    for (const name of ['brand', 'header', 'surface']) {
      expect(Math.abs(hueIn(name) - hueOf('#00897b')), name).toBeLessThan(12);
    }
  });

  it('keeps the second colour', () => {
    expect(colours['mark']).toBe('#a6f53c');
  });
});

describe('strengthen', () => {
  /** Of lightness, which is enough here. */
  const ratio = (a: string, b: string) => Math.abs(toOklch(a).l - toOklch(b).l);
  const pairs = [{ on: 'ink', behind: 'page', need: 0.5 }];

  it('darkens what is too light for its page, no further than it has to', () => {
    const { ink = '', page = '' } = strengthen({ ink: '#888888', page: '#ffffff' }, ['ink'], {
      pairs,
      ratio,
    });
    expect(page).toBe('#ffffff');
    expect(ratio(ink, page)).toBeGreaterThanOrEqual(0.5);
    expect(ratio(ink, page)).toBeLessThan(0.52);
  });

  it('moves the page when the ink is not its to change', () => {
    const { ink = '', page = '' } = strengthen({ ink: '#222222', page: '#777777' }, ['page'], {
      pairs,
      ratio,
    });
    expect(ink).toBe('#222222');
    expect(ratio(ink, page)).toBeGreaterThanOrEqual(0.5);
  });

  it('moves the page when the ink is white already', () => {
    const { ink, page = '' } = strengthen({ ink: '#ffffff', page: '#bbbbbb' }, ['ink', 'page'], {
      pairs,
      ratio,
    });
    expect(ink).toBe('#ffffff');
    expect(ratio('#ffffff', page)).toBeGreaterThanOrEqual(0.5);
  });

  it('ends, even where it cannot help', () => {
    const impossible = [{ on: 'ink', behind: 'page', need: 2 }];
    expect(
      strengthen({ ink: '#222222', page: '#ffffff' }, ['ink'], { pairs: impossible, ratio }),
    ).toMatchObject({
      page: '#ffffff',
    });
  });
});

describe('chooseStyles', () => {
  const styles = { header: ['pill', 'band'], card: ['open', 'boxed'] };
  const given = { header: 'pill', card: 'open' };

  it('keeps what is given where it will do', () => {
    expect(chooseStyles(given, { styles, isUnlike: () => true })).toEqual(given);
  });

  it('changes no more than it has to', () => {
    const isUnlike = ({ card }: Record<string, string>) => card === 'boxed';
    expect(chooseStyles(given, { styles, isUnlike })).toEqual({ header: 'pill', card: 'boxed' });
  });

  it('finds none where all are taken', () => {
    expect(chooseStyles(given, { styles, isUnlike: () => false })).toBeNull();
  });
});

describe('a new theme set', () => {
  const write = (from: string | undefined, colour: string) => {
    const tree = openTestTree();
    writeThemeSet(tree, { key: 'demo', from, colour });
    return tree;
  };

  it('has the faces and shapes of the one it comes from, and colours of its own', () => {
    const tree = write('fca', '#7a1fa2');
    const [demo, fca] = [tokensOf(tree, 'demo'), tokensOf(tree, 'fca')];

    expect(demo.key).toBe('demo');
    expect(demo.fonts).toEqual(fca.fonts);
    expect(hueOf(demo.light['brand'] ?? '')).toBeCloseTo(hueOf('#7a1fa2'), -1);
    expect(demo.light['live']).toBe(fca.light['live']);
  });

  it('has the given colour itself as its brand colour, wherever the other set has its own', () => {
    const { light } = tokensOf(write('fca', '#7A1FA2'), 'demo');

    expect([light['brand'], light['button'], light['headerSecond']]).toEqual([
      '#7a1fa2',
      '#7a1fa2',
      '#7a1fa2',
    ]);
  });

  it('says which colour it has instead of one that cannot be read, and why', () => {
    const tree = openTestTree();
    const said = writeThemeSet(tree, { key: 'demo', from: 'fca', colour: '#fdd835' });
    const { light, dark } = tokensOf(tree, 'demo');
    const { brand = '' } = light;

    expect(said).toContain(
      `Brand colour on light pages: ${brand}, the nearest that can be read: #fdd835 has 1.40:1 on the background #ffffff, and text needs 4.5:1.`,
    );
    expect(said).toContain('Brand colour on dark pages: #fdd835, as given.');
    expect(dark['brand']).toBe('#fdd835');
    expect(Math.abs(hueOf(brand) - hueOf('#fdd835'))).toBeLessThan(5);
  });

  it('comes from one that suits its colour where nobody says from which', () => {
    expect(tokensOf(write(undefined, '#7a1fa2'), 'demo').fonts).toEqual(
      tokensOf(openTestTree(), 'fca').fonts,
    );
    // The main edition's set would be its twin in its own colour.
    expect(() => write('fca', '#0b6477')).toThrow('could be taken for fca');
    expect(tokensOf(write(undefined, '#0b6477'), 'demo').light['brand']).toBe('#0b6477');
  });

  it('is a key and a project like the others', () => {
    const tree = write('fca', '#7a1fa2');
    const { themeKeys } = loadFromTree(tree, 'libs/themes/src/themeKeys.ts');

    expect(themeKeys).toEqual(expect.arrayContaining(['fca', 'demo']));
    expect(tree.read('libs/themes/sets/demo/project.json', 'utf8')).toContain('"@cancha/theme-demo"');
    expect(tree.read('libs/themes/sets/demo/project.json', 'utf8')).not.toContain('fca');
  });

  it('cannot be taken for another', () => {
    const tree = write('fca', '#7a1fa2');
    const { rules, sets: others } = readThemes(openTestTree());
    const { countDifferentTraits, colourDistance, minDifference } = rules;
    const demo = tokensOf(tree, 'demo');

    expect(Math.min(...others.map((other) => countDifferentTraits(demo, other)))).toBe(minDifference.traits);
    expect(Math.min(...others.map((other) => colourDistance(demo, other)))).toBeGreaterThan(
      minDifference.colour,
    );
    expect(() => write('fca', '#0b6477')).toThrow(
      'In #0b6477 the theme could be taken for fca: choose another',
    );
  });

  const colours = ['#7a1fa2', '#43a047', '#fdd835'];
  const themes = ['fca', 'redgol', 'cruzAzul'];

  it.each(themes.flatMap((from) => colours.map((colour) => ({ from, colour }))))(
    'can be read in $colour, when it comes from $from',
    ({ from, colour }) => {
      const tree = write(from, colour);
      const { findLowContrastPairs } = loadFromTree(tree, 'libs/themes/src/findLowContrastPairs.ts') as {
        findLowContrastPairs: (tokens: SetTokens) => string[];
      };
      expect(findLowContrastPairs(tokensOf(tree, 'demo'))).toEqual([]);
    },
  );
});
