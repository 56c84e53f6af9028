import type { Rooms } from './readRooms';

/** Rooms in layers, the lowest first: each stands above all that it imports. Throws where rooms import each other. */
export function layerRooms(rooms: Rooms): string[][] {
  const heights = new Map<string, number>();
  const heightOf = (room: string, above: readonly string[]): number => {
    if (above.includes(room)) throw new Error(`${[...above, room].join(' → ')} go in a circle.`);
    const known = heights.get(room);
    if (known !== undefined) return known;
    const below = [...(rooms.get(room) ?? [])].map((other) => heightOf(other, [...above, room]) + 1);
    const height = Math.max(0, ...below);
    heights.set(room, height);
    return height;
  };
  const layers: string[][] = [];
  for (const room of rooms.keys()) (layers[heightOf(room, [])] ??= []).push(room);
  return layers;
}

/** Without the imports that go through another room as well: the fewest lines that say who stands on whom. */
export function reduceImports(rooms: Rooms): [from: string, to: string][] {
  const reach = (room: string): ReadonlySet<string> => {
    const below = [...(rooms.get(room) ?? [])];
    return new Set(below.flatMap((other) => [other, ...reach(other)]));
  };
  return [...rooms].flatMap(([room, imports]) =>
    [...imports]
      .filter((target) => ![...imports].some((other) => other !== target && reach(other).has(target)))
      .map((target): [string, string] => [room, target]),
  );
}
