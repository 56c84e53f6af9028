import { box, placeRooms, type Point } from './placeRooms';
import type { Rooms } from './readRooms';

/** What a room is for, in a few words. */
export type Purposes = Readonly<Record<string, string>>;

const style = `
  rect { fill: #f4f6f8; stroke: #8795a1 }
  path { fill: none; stroke: #8795a1 }
  text { font: 600 14px system-ui, sans-serif; fill: #16202a; text-anchor: middle }
  .purpose { font: 11px system-ui, sans-serif; fill: #46535f }
  @media (prefers-color-scheme: dark) {
    rect { fill: #1b2530 }
    text { fill: #eef2f5 }
    .purpose { fill: #b4c0cb }
  }`;

/** A picture of the rooms: a line leads from each down to those it stands on. Readable on light pages and on dark ones. */
export function drawRooms(rooms: Rooms, purposes: Purposes): string {
  const { width, height, rooms: places, lines } = placeRooms(rooms);
  const boxes = [...places].map(([room, { x, y }]) =>
    [
      `<rect x="${x - box.width / 2}" y="${y - box.height / 2}" width="${box.width}" height="${box.height}" rx="4"/>`,
      `<text x="${x}" y="${y - 3}">${room}</text>`,
      `<text class="purpose" x="${x}" y="${y + 13}">${purposes[room] ?? ''}</text>`,
    ].join(''),
  );
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="The rooms of the workspace">`,
    `<style>${style}\n</style>`,
    ...lines.map((points) => `<path d="${pathThrough(points)}"/>`),
    ...boxes,
    '</svg>\n',
  ].join('\n');
}

/** Straight down past a layer, bent between two of them. */
function pathThrough(points: readonly Point[]): string {
  const half = box.height / 2;
  const bends = points.slice(1).map((end, n) => {
    const start = points[n] ?? end;
    const [top, bottom] = [start.y + half, end.y - half];
    const middle = (top + bottom) / 2;
    return `${n === 0 ? 'M' : 'L'}${start.x} ${top}C${start.x} ${middle} ${end.x} ${middle} ${end.x} ${bottom}`;
  });
  return bends.join('');
}
