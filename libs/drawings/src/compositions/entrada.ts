import { block, fitHeight } from '../blockLetters.ts';
import { contrast, INK, isDark, legible, mix, mostVisible, PAPER, type Colour } from '../colours.ts';
import { groundBeside } from '../kits.ts';
import { pitchLines } from '../pitchLines.ts';
import { isSquare, type Composition, type Scene } from '../Scene.ts';
import { band, group, num, path, rect } from '../shapes.ts';

/** Where the stub is torn off, as a share of the ticket's width. */
const TEAR = 0.76;

/** The ticket's outline with half a hole above and below the tear. */
function outline(w: number, h: number): string {
  const [tear, hole] = [w * TEAR, 26];
  const bite = (d: 1 | -1) => `a${hole} ${hole} 0 0 0 ${d * 2 * hole} 0`;
  return `M0 0H${num(tear - hole)}${bite(1)}H${num(w)}V${num(h)}H${num(tear + hole)}${bite(-1)}H0Z`;
}

/** Bars of the stub: the same ticket has the same ones. */
function bars(x: number, y: number, w: number, h: number, next: () => number): string {
  const strokes: string[] = [];
  for (let at = y; at < y + h;) {
    const thick = Math.min(4 + Math.floor(next() * 4) * 4, y + h - at);
    strokes.push(`M${num(x)} ${num(at)}h${num(w)}v${num(thick)}h${num(-w)}z`);
    at += thick + 6 + Math.floor(next() * 2) * 5;
  }
  return path(strokes.join(''), INK);
}

/** Who plays, each in its colour, over the pitch in outline. */
function sides({ picture }: Scene<'entrada'>, w: number, h: number, grounds: readonly Colour[]): string {
  const each = (w * TEAR) / grounds.length;
  return grounds
    .map((ground, i) => {
      const code = picture.teams[i] ?? '';
      const size = fitHeight(code, each * 0.78, h * 0.34);
      const ink = legible([ground]);
      return (
        rect(each * i, 0, each + 1, h * 0.6, ground) +
        block(code, each * (i + 0.5), h * 0.3 - size / 2, size, ink, { anchor: 'middle', weight: 1.6 })
      );
    })
    .join('');
}

function ticket(scene: Scene<'entrada'>, w: number, h: number): string {
  const { picture, home, away, next } = scene;
  const grounds = picture.teams.length > 1 ? [home[0], groundBeside(home[0], away)] : [home[0]];
  const word = picture.word ?? '';
  const size = fitHeight(word, w * TEAR * 0.84, h * 0.24);
  const lines = pitchLines(
    [24, 20, w * TEAR - 48, h * 0.6 - 40],
    mostVisible(mix(grounds[0] ?? INK, grounds.at(-1) ?? INK, 0.5)),
    4,
  );
  return [
    path(outline(w, h), INK, 'opacity=".28" transform="translate(16 20)"'),
    `<clipPath id="ticket">${path(outline(w, h), INK)}</clipPath>`,
    group(
      rect(0, 0, w, h, PAPER) +
        sides(scene, w, h, grounds) +
        group(lines, 'opacity=".16"') +
        bars(w * (TEAR + 0.07), h * 0.12, w * 0.11, h * 0.76, next) +
        path(
          `M${num(w * TEAR - 3)} 34h6V${num(h - 34)}h-6z`,
          'none',
          `stroke="${INK}" stroke-width="4" stroke-dasharray="10 12"`,
        ),
      'clip-path="url(#ticket)"',
    ),
    word === ''
      ? bars(w * 0.06, h * 0.76, w * TEAR * 0.84, h * 0.1, () => 0)
      : block(word, w * TEAR * 0.5, h * 0.8 - size / 2, size, INK, { anchor: 'middle', weight: 1.55 }),
  ].join('');
}

/** Crowds, prices and journeys: a ticket, its stub not yet torn. */
export const entrada: Composition<'entrada'> = (scene) => {
  const { width, height, home } = scene;
  const square = isSquare(scene);
  const ground = mix(home[0], INK, isDark(home[0]) ? 0.4 : 0.14);
  const stripe = contrast(ground, home[1]) > 1.3 ? home[1] : mix(ground, PAPER, 0.25);
  const w = square ? width * 0.94 : Math.min(width * 0.84, height * 1.42);
  const h = w * (square ? 0.62 : 0.53);
  const turn = `translate(${num(width / 2)} ${num(height / 2)}) rotate(-18) translate(${num(-w / 2)} ${num(-h / 2)})`;
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.2, width * 0.12, height, stripe),
    band(width * 0.32, width * 0.03, height, stripe),
    band(width * 0.84, width * 0.26, height, mix(ground, mostVisible(ground), 0.08)),
    group(ticket(scene, w, h), `transform="${turn}"`),
  ].join('');
};
