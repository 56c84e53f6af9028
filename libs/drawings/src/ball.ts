import { INK, PAPER } from './colours.ts';
import { disc, line, num, star } from './shapes.ts';

/** The ball: paper, one star, five seams. */
export function ball(x: number, y: number, r: number): string {
  const seams = Array.from({ length: 5 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 5 - Math.PI / 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${num(x + r * 0.5 * dx)} ${num(y + r * 0.5 * dy)}L${num(x + r * dx)} ${num(y + r * dy)}`;
  });
  const rim = `stroke="${INK}" stroke-width="${num(r * 0.09)}"`;
  return (
    disc(x, y, r, PAPER) +
    star(x, y, r * 0.62, INK) +
    line(seams.join(''), INK, r * 0.09) +
    disc(x, y, r, 'none', rim)
  );
}
