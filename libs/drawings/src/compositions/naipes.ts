import { block, fitHeight } from '../blockLetters.ts';
import { INK, mix, mostVisible, PAPER, type Colour } from '../colours.ts';
import { isSquare, type Composition } from '../Scene.ts';
import { band, disc, group, num, path, poly, rect } from '../shapes.ts';

const CARD = { w: 170, h: 238 };
const RED = '#c8102e';

/** A suit around the origin, about 60 tall. */
const suits: Record<string, (colour: Colour) => string> = {
  H: (colour) => path('M0 30C-48-6-30-32-14-30Q-3-29 0-16Q3-29 14-30C30-32 48-6 0 30z', colour),
  D: (colour) =>
    poly(
      [
        [0, -34],
        [25, 0],
        [0, 34],
        [-25, 0],
      ],
      colour,
    ),
  S: (colour) =>
    path('M0-32C48 4 30 28 14 24Q4 21 0 12Q-4 21-14 24C-30 28-48 4 0-32z', colour) +
    path('M0 6q2 20 12 28h-24q10-8 12-28z', colour),
  C: (colour) =>
    disc(0, -17, 14, colour) +
    disc(-16, 7, 14, colour) +
    disc(16, 7, 14, colour) +
    path('M0-8q2 34 12 42h-24q10-8 12-42z', colour),
};

/** One card around the origin: its rank in the corner, its suit under that and large in the middle. */
function card(name: string): string {
  const rank = name.slice(0, -1);
  const suit = name.slice(-1);
  const colour = suit === 'H' || suit === 'D' ? RED : INK;
  const [left, top] = [-CARD.w / 2, -CARD.h / 2];
  const drawn = suits[suit]?.(colour) ?? '';
  const size = fitHeight(rank, 56, 46);
  return [
    rect(left + 8, top + 10, CARD.w, CARD.h, INK, 'opacity=".3" rx="14"'),
    rect(left, top, CARD.w, CARD.h, PAPER, `stroke="${mix(PAPER, INK, 0.3)}" stroke-width="3" rx="14"`),
    block(rank, left + 16, top + 18, size, colour, { weight: 1.6 }),
    group(drawn, `transform="translate(${num(left + 32)} ${num(top + 98)}) scale(.5)"`),
    group(drawn, 'transform="translate(16 34) scale(1.7)"'),
  ].join('');
}

/** Poker: the cards, side by side and fanned a little, on the table. */
export const naipes: Composition<'naipes'> = ({ width, height, picture, home, brand }) => {
  const ground = picture.colors === undefined ? brand[1] : home[0];
  const { cards } = picture;
  const middle = (cards.length - 1) / 2;
  const room = width * (isSquare({ width, height }) ? 0.92 : 0.84);
  const scale = Math.min((height * 0.62) / CARD.h, room / (CARD.w * (1 + (cards.length - 1) * 0.82)));
  const step = CARD.w * scale * 0.82;
  const laid = cards.map((name, i) => {
    const x = width / 2 + (i - middle) * step;
    const y = height * 0.5 + Math.abs(i - middle) * 12;
    const place = `translate(${num(x)} ${num(y)}) rotate(${num((i - middle) * 4)}) scale(${scale.toFixed(3)})`;
    return group(card(name), `transform="${place}"`);
  });
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.3, width * 0.34, height, mix(ground, mostVisible(ground), 0.08)),
    disc(width / 2, height * 1.5, height * 0.9, mix(ground, mostVisible(ground), 0.16)),
    ...laid,
  ].join('');
};
