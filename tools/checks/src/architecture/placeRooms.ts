import { layerRooms, reduceImports } from './layerRooms';
import type { Rooms } from './readRooms';

export type Point = { x: number; y: number };
/** Where the middle of each room is, and the way of each line. */
export type Plan = { width: number; height: number; rooms: ReadonlyMap<string, Point>; lines: Point[][] };

export const box = { width: 172, height: 44 };
const step = { x: box.width + 16, y: box.height + 40 };
/** A line that passes a layer takes this much of its width. */
const lane = 28;
const margin = 12;

/** A room in a layer, or a place that a longer line passes. */
type Spot = { name: string; isRoom: boolean };

/** Places rooms in layers, each below what imports it and as near to it as its neighbours let it be. */
export function placeRooms(rooms: Rooms): Plan {
  const layers: Spot[][] = layerRooms(rooms)
    .map((layer) => layer.map((name) => ({ name, isRoom: true })))
    .reverse();
  const levelOf = (name: string) => layers.findIndex((layer) => layer.some((spot) => spot.name === name));
  const ways = reduceImports(rooms).map(([from, to]) => {
    const passed = range(levelOf(from) + 1, levelOf(to)).map((level) => {
      const spot = { name: `${from} → ${to} ${level}`, isRoom: false };
      layers[level]?.push(spot);
      return spot.name;
    });
    return [from, ...passed, to];
  });

  const widths = layers.map((layer) => layer.reduce((sum, spot) => sum + widthOf(spot), 0));
  const width = Math.max(...widths);
  const places = new Map<string, Point>();
  for (const [level, layer] of layers.entries()) {
    const pull = (name: string) =>
      mean(ways.flatMap((way) => places.get(way[way.indexOf(name) - 1] ?? '')?.x ?? []));
    const pulls = new Map(layer.map(({ name }) => [name, pull(name) ?? width]));
    let x = (width - (widths[level] ?? 0)) / 2;
    for (const spot of layer.toSorted((a, b) => (pulls.get(a.name) ?? 0) - (pulls.get(b.name) ?? 0))) {
      places.set(spot.name, {
        x: margin + x + widthOf(spot) / 2,
        y: margin + box.height / 2 + level * step.y,
      });
      x += widthOf(spot);
    }
  }
  return {
    width: width + margin * 2,
    height: layers.length * step.y - (step.y - box.height) + margin * 2,
    rooms: new Map([...places].filter(([name]) => rooms.has(name))),
    lines: ways.map((way) => way.flatMap((name) => places.get(name) ?? [])),
  };
}

const widthOf = ({ isRoom }: Spot) => (isRoom ? step.x : lane);
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
