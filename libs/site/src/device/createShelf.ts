import { readStored, writeStored, type StoreOutcome } from './storedJson';

/** A list that stays on the device, the last one first. */
export type Shelf<Item> = {
  readonly key: string;
  list: () => Item[];
  has: (id: string) => boolean;
  /** Puts one first, once; the oldest make room for it. */
  put: (item: Item) => StoreOutcome;
  drop: (id: string) => StoreOutcome;
  /** Puts the whole list in the place of the one that is there. */
  replace: (items: readonly Item[]) => StoreOutcome;
  clear: () => StoreOutcome;
};

type ShelfOptions<Item> = {
  key: string;
  /** How many it holds. */
  most: number;
  /** What the list is called in what is stored. */
  name: string;
  /** What is stored, as anybody may have written it. */
  parse: (stored: unknown) => Item[];
  idOf: (item: Item) => string;
};

export function createShelf<Item>({ key, most, name, parse, idOf }: ShelfOptions<Item>): Shelf<Item> {
  const list = () => parse(readStored(key)).slice(0, most);
  const replace = (items: readonly Item[]) => writeStored(key, { version: 1, [name]: items.slice(0, most) });
  const without = (id: string) => list().filter((item) => idOf(item) !== id);
  return {
    key,
    list,
    has: (id) => list().some((item) => idOf(item) === id),
    put: (item) => replace([item, ...without(idOf(item))]),
    drop: (id) => replace(without(id)),
    replace,
    clear: () => replace([]),
  };
}
