import { ball } from '../ball.ts';
import { block, fitHeight } from '../blockLetters.ts';
import { awayFrom, contrast, INK, isDark, legible, mix, PAPER, type Colour, type Kit } from '../colours.ts';
import { plate, plateWidth } from '../plate.ts';
import { isSquare, type Composition, type Scene } from '../Scene.ts';
import { band, disc, group, LEAN, num, path, poly, rect } from '../shapes.ts';

/** The wall behind the leaf: the shirt's colour, deepened so that the leaf's head stands out. */
function groundOf([colour]: Kit): Colour {
  return mix(colour, INK, isDark(colour) ? 0.35 : 0.08);
}

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The leaf of the day, one corner lifted, on the ones that follow. */
function leaf({ picture, home }: Scene<'calendario'>, { x, y, w, h }: Leaf): string {
  const head = h * 0.25;
  const month = fitHeight(picture.month, w * 0.6, head * 0.52);
  const day = fitHeight(String(picture.day), w * 0.7, h * 0.5);
  const curl = w * 0.2;
  const sheet = `M${num(x)} ${num(y)}h${num(w)}v${num(h - curl)}l${num(-curl)} ${num(curl)}h${num(curl - w)}z`;
  const fold = `M${num(x + w)} ${num(y + h - curl)}h${num(-curl)}v${num(curl)}z`;
  const ring = (share: number) =>
    rect(x + w * share - 11, y - 34, 22, 66, INK, `rx="11" stroke="${PAPER}" stroke-width="5"`);
  return [
    rect(x + 16, y + 20, w, h, INK, 'opacity=".3"'),
    rect(x + 8, y + 10, w, h, mix(PAPER, INK, 0.22)),
    path(sheet, PAPER),
    path(fold, mix(PAPER, INK, 0.34)),
    rect(x, y, w, head, home[0]),
    ring(0.16),
    ring(0.84),
    block(picture.month, x + w / 2, y + (head - month) / 2 + 4, month, legible([home[0]], [home[1]]), {
      anchor: 'middle',
      weight: 1.6,
    }),
    block(picture.day, x + w / 2, y + head + (h - head - day) / 2, day, INK, {
      anchor: 'middle',
      weight: 1.6,
    }),
  ].join('');
}

/** Codes of those who play, and the hour, beside the leaf; a ball where nobody is named. */
function beside(scene: Scene<'calendario'>, x: number): string {
  const { width, height, picture, home } = scene;
  const teams = picture.teams ?? [];
  const scale = width < height * 1.45 ? 1.55 : 2;
  const put = (code: string, at: number, y: number) =>
    group(plate(code, 0, 0, INK, PAPER), `transform="translate(${num(at)} ${num(y)}) scale(${scale})"`);
  const lean = (y: number) => LEAN * (height / 2 - y);
  const right = (code: string, y: number) => Math.min(x + lean(y), width - 16 - plateWidth(code) * scale);
  const codes = teams.map((code, i) =>
    put(code, right(code, height * (0.14 + i * 0.27)), height * (0.14 + i * 0.27)),
  );
  const hour = picture.word ?? '';
  const ballY = height * (teams.length === 0 ? 0.42 : 0.58);
  const spare = teams.length < 2 && hour === '' ? ball(x + (width - x) * 0.44, ballY, height * 0.19) : '';
  const size = fitHeight(hour, width - x - 40, height * 0.15);
  const hourY = height * 0.7;
  const written =
    hour === ''
      ? ''
      : block(hour, x + 14, hourY, size, legible([groundOf(home)]), {
          weight: 1.5,
        });
  return codes.join('') + spare + written;
}

/** Dates: the leaf of the day, who plays, and when. */
export const calendario: Composition<'calendario'> = (scene) => {
  const { width, height, home } = scene;
  const square = isSquare(scene);
  const ground = groundOf(home);
  const size: Leaf = square
    ? { x: width * 0.2, y: height * 0.13, w: width * 0.6, h: height * 0.68 }
    : { x: width * 0.09, y: height * 0.14, w: Math.min(width * 0.46, height * 0.78), h: height * 0.76 };
  const stripe = contrast(ground, home[1]) > 1.25 ? home[1] : home[0];
  const shadow = disc(
    width * 0.5,
    height * 1.62,
    height * 0.9,
    mix(ground, awayFrom(legible([ground])), 0.25),
  );
  const teams = scene.picture.teams ?? [];
  const strip =
    square && teams.length > 0
      ? poly(
          [
            [0, height * 0.87],
            [width, height * 0.87],
            [width, height],
            [0, height],
          ],
          INK,
        ) +
        block(
          [teams.join(' - '), scene.picture.word ?? ''].join('  ').trim(),
          width / 2,
          height * 0.9,
          fitHeight([teams.join(' - '), scene.picture.word ?? ''].join('  ').trim(), width * 0.9, 40),
          PAPER,
          { anchor: 'middle', weight: 1.5 },
        )
      : '';
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.3, width * 0.34, height, stripe, 'opacity=".85"'),
    square ? '' : shadow,
    leaf(scene, size),
    square ? strip : beside(scene, size.x + size.w + width * 0.06),
  ].join('');
};
