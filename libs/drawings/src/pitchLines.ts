import type { Colour } from './colours.ts';
import { line, num } from './shapes.ts';

/** Goal area, penalty area and arc at one end; `d` is 1 for the left goal, -1 for the right. */
function goalEnd(x: number, y: number, w: number, h: number, d: 1 | -1): string {
  const area = `M${num(x)} ${num(y + h * 0.2)}h${num(d * w * 0.157)}v${num(h * 0.6)}h${num(-d * w * 0.157)}`;
  const small = `M${num(x)} ${num(y + h * 0.365)}h${num(d * w * 0.052)}v${num(h * 0.27)}h${num(-d * w * 0.052)}`;
  const arc = `M${num(x + d * w * 0.157)} ${num(y + h * 0.4)}q${num(d * w * 0.05)} ${num(h * 0.1)} 0 ${num(h * 0.2)}`;
  return area + small + arc;
}

/** A pitch from above, lines only; box = [x, y, width, height]. */
export function pitchLines(
  box: readonly [number, number, number, number],
  stroke: Colour,
  width: number,
): string {
  const [x, y, w, h] = box;
  const r = h * 0.135;
  const circle = `M${num(x + w / 2 - r)} ${num(y + h / 2)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0`;
  const outline = `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}zM${num(x + w / 2)} ${num(y)}v${num(h)}`;
  return line(
    outline + circle + goalEnd(x, y, w, h, 1) + goalEnd(x + w, y, w, h, -1),
    stroke,
    width,
    'stroke-linejoin="round"',
  );
}
