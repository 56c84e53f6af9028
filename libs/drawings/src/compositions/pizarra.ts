import { contrast, INK, mix, PAPER, type Colour } from '../colours.ts';
import { pitchLines } from '../pitchLines.ts';
import type { Composition, Scene } from '../Scene.ts';
import { disc, group, line, num, poly, rect, type Point } from '../shapes.ts';

/** Places of the outfield players of a recorded formation, own goal on the left. */
function placesOf({ width, height, picture, next }: Scene<'pizarra'>): Point[][] {
  const lines = (picture.formation ?? '').split('-').map(Number).filter(Boolean);
  const step = lines.length > 1 ? 0.54 / (lines.length - 1) : 0;
  return lines.map((players, row) =>
    Array.from({ length: players }, (_, k): Point => {
      const y = (height * (k + 1)) / (players + 1);
      return [width * (0.2 + step * row) + (next() - 0.5) * 22, y + (next() - 0.5) * 22];
    }),
  );
}

/** Four opponents before their goal, as crosses. */
function opponents(width: number, height: number, chalk: Colour): string {
  return Array.from({ length: 4 }, (_, k) => {
    const [x, y] = [width * 0.88 - (k % 2) * 40, (height * (k + 1)) / 5 + 12];
    return line(`M${num(x - 17)} ${num(y - 17)}l34 34m0-34l-34 34`, chalk, 11);
  }).join('');
}

/** A pass from one place to another and the shot that follows. */
function move(from: Point, to: Point, width: number, height: number, hot: Colour): string {
  const pass = `M${num(from[0])} ${num(from[1])}Q${num(width * 0.5)} ${num(height * 0.02)} ${num(to[0] - 46)} ${num(to[1] - 30)}`;
  const shot = `M${num(to[0])} ${num(to[1])}Q${num(width * 0.82)} ${num(height * 0.62)} ${num(width * 0.925)} ${num(height * 0.5)}`;
  const tip: Point[] = [
    [width * 0.972, height * 0.45],
    [width * 0.95, height * 0.57],
    [width * 0.895, height * 0.49],
  ];
  return line(pass, hot, 10, 'stroke-dasharray="26 16"') + line(shot, hot, 14) + poly(tip, hot);
}

function board(width: number, height: number, ground: Colour): string {
  const stripes = Array.from({ length: 5 }, (_, i) => rect((width / 5) * i, 0, width / 10, height, PAPER));
  const pitch = [-width * 0.1, height * 0.05, width * 1.04, height * 0.9] as const;
  return (
    rect(0, 0, width, height, ground) +
    group(stripes.join(''), 'opacity=".04"') +
    pitchLines(pitch, mix(ground, PAPER, 0.42), 5)
  );
}

/** Tactics: the pitch from above, a recorded formation, one move. Without a formation only the move is drawn. */
export const pizarra: Composition<'pizarra'> = (scene) => {
  const { width, height, home, away, brand, picture } = scene;
  const ground = brand[1];
  const hot = contrast(ground, brand[0]) > 2.4 ? brand[0] : '#ffc400';
  const rows = placesOf(scene);
  const players = rows.flat();
  const radius = rows.length > 1 ? Math.min(34, (width * 0.54 * 0.36) / (rows.length - 1)) : 34;
  const from = rows[1]?.[0] ?? rows[0]?.[0] ?? [width * 0.24, height * 0.62];
  const last = players.at(-1) ?? [width * 0.7, height * 0.36];
  const rival = picture.teams.length > 1 ? away[0] : PAPER;
  const chalk = contrast(ground, rival) > 2.4 ? rival : mix(ground, PAPER, 0.7);
  const rim = `stroke="${mix(ground, PAPER, 0.85)}" stroke-width="6"`;
  const dot = ([x, y]: Point, i: number) =>
    disc(x, y, radius, i === players.length - 1 ? hot : home[0], rim) +
    disc(x, y, radius * 0.36, i === players.length - 1 ? INK : home[1]);
  return [
    board(width, height, ground),
    opponents(width, height, chalk),
    move(from, last, width, height, hot),
    players.map(dot).join(''),
    players.length === 0 ? disc(...from, 34, home[0], rim) + disc(...last, 34, hot, rim) : '',
  ].join('');
};
