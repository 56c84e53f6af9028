import { contrast, INK, isDark, mix, mostVisible, PAPER, type Colour } from '../colours.ts';
import { crowd } from '../crowd.ts';
import { figure, type Outfit } from '../figure.ts';
import { isNarrow, isSquare, type Composition, type Scene } from '../Scene.ts';
import { band, group, num, rect } from '../shapes.ts';

/** A red that still reads on red shirts. */
function cardColour(card: 'amarilla' | 'roja', ground: Colour): Colour {
  if (card === 'amarilla') return '#ffd60a';
  return contrast(ground, '#e2001a') > 1.5 ? '#e2001a' : '#ff3b4b';
}

/** Left edge and size of the referee, centre and size of the card. */
function layoutOf(scene: Scene<'tarjeta'>): { x: number; y: number; scale: number; card: [number, number] } {
  const { width, height } = scene;
  if (isSquare(scene)) return { x: width * 0.02, y: height * 0.36, scale: 2.25, card: [width * 0.7, 0.82] };
  if (isNarrow(scene)) return { x: width * 0.06, y: height * 0.27, scale: 2.6, card: [width * 0.7, 0.95] };
  return { x: width * 0.16, y: height * 0.24, scale: 2.7, card: [width * 0.68, 1] };
}

/** Black where it shows; on a dark ground the brand's light colour. */
function referee(ground: Colour, light: Colour): Outfit {
  const skin = mostVisible(ground, [PAPER, mix(INK, PAPER, 0.2)]);
  if (contrast(ground, INK) > 1.6) return { shirt: INK, shorts: INK, skin };
  return { shirt: contrast(ground, light) > 2 ? light : mix(ground, PAPER, 0.6), shorts: INK, skin };
}

/** Referees and sanctions: the card. */
export const tarjeta: Composition<'tarjeta'> = (scene) => {
  const { width, height, picture, home, brand, next } = scene;
  const named = picture.teams !== undefined || picture.colors !== undefined;
  const ground = named ? mix(home[0], INK, isDark(home[0]) ? 0.18 : 0.04) : brand[1];
  const { x, y, scale, card } = layoutOf(scene);
  const colour = cardColour(picture.card, ground);
  const edge = contrast(colour, ground) < 1.8 ? `stroke="${PAPER}" stroke-width="10" rx="16"` : 'rx="16"';
  const sheet =
    rect(-128, -190, 256, 370, INK, 'opacity=".28" rx="16" transform="translate(14 16)"') +
    rect(-128, -190, 256, 370, colour, edge);
  const stand = { x: 0, y: height * 0.8, w: width, h: height * 0.24 };
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.28, width * 0.3, height, mix(ground, mostVisible(ground), 0.1)),
    crowd(stand, [mix(ground, INK, 0.45), mix(ground, PAPER, 0.25)], next),
    figure('juez', x, y, scale, referee(ground, brand[0])),
    group(sheet, `transform="translate(${num(card[0])} ${num(height * 0.5)}) rotate(18) scale(${card[1]})"`),
  ].join('');
};
