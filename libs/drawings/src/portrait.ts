import { INK, isDark, mix, PAPER, type Colour, type Kit } from './colours.ts';
import { disc, group, line, path, rect } from './shapes.ts';

/** From light to dark. */
export const skins = {
  fair: '#f3cfb3',
  sand: '#e3b08a',
  tan: '#c68a5e',
  brown: '#96603b',
  deep: '#5f3a25',
} as const;
export const hairTones = {
  black: '#1d1a1c',
  brown: '#4f3322',
  copper: '#9c4a22',
  blond: '#d3a24c',
  grey: '#a9abb0',
} as const;
export const extras = ['none', 'glasses', 'beard', 'glasses-beard'] as const;

type Tone = { readonly hair: Colour; readonly skin: Colour };
type HairDrawing = { readonly behind: (tone: Tone) => string; readonly before: (tone: Tone) => string };

const nothing = () => '';
const cap =
  'M32 54C29 26 44 15 60 15C76 15 91 26 88 54C85 43 82 38 78 36C66 39 52 38 42 35C37 39 34 45 32 54Z';

/** What is drawn behind the head, and what falls over it. */
export const hairs = {
  short: { behind: nothing, before: ({ hair }) => path(cap, hair) },
  fringe: {
    behind: ({ hair }) =>
      path('M29 48C27 20 44 11 60 11C76 11 93 20 91 48V80H29Z', hair, 'stroke-linejoin="round"'),
    before: ({ hair }) => path('M31 50C29 24 45 14 60 14C75 14 91 24 89 50C79 44 41 44 31 50Z', hair),
  },
  long: {
    behind: ({ hair }) =>
      path('M28 56C24 20 44 10 60 10C76 10 96 20 92 56C93 76 98 86 96 100H24C22 86 27 76 28 56Z', hair),
    before: ({ hair }) =>
      path('M30 57C28 27 45 14 62 14C79 14 92 27 90 57C84 44 76 37 64 31C54 40 38 42 30 57Z', hair),
  },
  curls: {
    behind: ({ hair }) =>
      [
        [36, 34, 15],
        [50, 22, 16],
        [70, 22, 16],
        [84, 34, 15],
        [30, 52, 13],
        [90, 52, 13],
        [32, 68, 11],
        [88, 68, 11],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, hair))
        .join(''),
    before: ({ hair }) =>
      [
        [42, 33, 10],
        [54, 29, 11],
        [67, 29, 11],
        [78, 33, 10],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, hair))
        .join(''),
  },
  bun: {
    behind: ({ hair }) => disc(60, 13, 12, hair),
    before: ({ hair }) =>
      path('M32 56C30 30 45 18 60 18C75 18 90 30 88 56C84 40 74 33 60 33C46 33 36 40 32 56Z', hair),
  },
  parted: {
    behind: nothing,
    before: ({ hair }) =>
      path(
        'M32 55C28 30 42 14 60 14C80 13 93 28 88 55C86 45 84 41 80 38C66 38 54 34 48 27C46 37 36 42 32 55Z',
        hair,
      ),
  },
  shaved: {
    behind: nothing,
    before: ({ hair, skin }) =>
      path(
        'M33 52C32 28 45 19 60 19C75 19 88 28 87 52C82 38 74 33 60 33C46 33 38 38 33 52Z',
        mix(skin, hair, 0.45),
      ),
  },
} as const satisfies Record<string, HairDrawing>;

export type Face = {
  readonly skin: keyof typeof skins;
  readonly hair: keyof typeof hairs;
  readonly tone: keyof typeof hairTones;
  readonly extra: (typeof extras)[number];
};

const glasses = (colour: Colour): string =>
  [
    'M38 58a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    'M64 58a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    'M56 57q4-3 8 0',
    'M38 57l-6-2',
    'M82 57l6-2',
  ]
    .map((d) => line(d, colour, 2.6, 'stroke-linecap="round"'))
    .join('');

const beard = (colour: Colour): string =>
  path(
    'M34 62C34 88 47 99 60 99C73 99 86 88 86 62C82 72 78 75 73 74C66 71 54 71 47 74C42 75 38 72 34 62Z',
    colour,
  );

/** Eyes, brows, nose and mouth, as few strokes as still look back. */
function features(skin: Colour, hair: Colour, hasBeard: boolean): string {
  const shade = mix(skin, '#5a2413', 0.4);
  const lips = mix(skin, '#8c1f2b', 0.55);
  return (
    disc(47, 58, 3, INK) +
    disc(73, 58, 3, INK) +
    line('M40 48q7-4 13-1', mix(hair, INK, 0.35), 3, 'stroke-linecap="round"') +
    line('M67 47q6-3 13 1', mix(hair, INK, 0.35), 3, 'stroke-linecap="round"') +
    line('M61 58l-3 11l5 1', shade, 2.4, 'stroke-linecap="round" stroke-linejoin="round"') +
    line('M50 80q10 7 20 0', hasBeard ? mix(lips, PAPER, 0.35) : lips, 3.4, 'stroke-linecap="round"')
  );
}

/** The shirt of whoever writes for this brand: its darker colour with a collar of the other, on a ground of both. */
function shirt([light, dark]: Kit): string {
  return (
    path('M8 140C10 114 28 106 46 102L60 112L74 102C92 106 110 114 112 140Z', dark) +
    path('M44 102L60 116L54 124L40 106Z', light) +
    path('M76 102L60 116L66 124L80 106Z', light)
  );
}

/** A drawn bust, square: a sign of a pen name and the likeness of nobody. `brand` is light and dark. */
export function portrait({ skin, hair, tone, extra }: Face, brand: Kit): string {
  const [light, dark] = brand;
  const colours = { skin: skins[skin], hair: hairTones[tone] };
  const { behind, before } = hairs[hair];
  const ground = mix(light, isDark(light) ? PAPER : '#ffffff', 0.45);
  const neck = mix(colours.skin, '#5a2413', 0.24);
  const hasBeard = extra.endsWith('beard');
  const inner =
    rect(0, 0, 120, 120, ground) +
    disc(60, 62, 50, mix(ground, dark, 0.14)) +
    behind(colours) +
    rect(48, 84, 24, 30, neck, 'rx="6"') +
    shirt(brand) +
    disc(32, 60, 7, colours.skin) +
    disc(88, 60, 7, colours.skin) +
    path('M33 48C33 28 45 20 60 20C75 20 87 28 87 48V64C87 84 74 97 60 97C46 97 33 84 33 64Z', colours.skin) +
    (hasBeard ? beard(mix(colours.hair, colours.skin, 0.12)) : '') +
    features(colours.skin, colours.hair, hasBeard) +
    before(colours) +
    (extra.startsWith('glasses') ? glasses(INK) : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="240" height="240">${group(inner)}</svg>`;
}

/** A face as the name of a file, which says all there is to draw: `tan-bun-black-glasses`. */
export const faceName = ({ skin, hair, tone, extra }: Face): string => [skin, hair, tone, extra].join('-');

/** The face that a name of a file says; `null` for any other name. */
export function readFace(name: string): Face | null {
  const [skin = '', hair = '', tone = '', ...rest] = name.split('-');
  const extra = extras.find((one) => one === rest.join('-'));
  const isKnown = Object.hasOwn(skins, skin) && Object.hasOwn(hairs, hair) && Object.hasOwn(hairTones, tone);
  return isKnown && extra ? ({ skin, hair, tone, extra } as Face) : null;
}
