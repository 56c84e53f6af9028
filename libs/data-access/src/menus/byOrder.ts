/** Sorts by a number, what has none last; equals keep their order (`sort` is stable). */
export function byOrder<T>(orderOf: (item: T) => number | null): (a: T, b: T) => number {
  return (a, b) => {
    const [left, right] = [orderOf(a) ?? Infinity, orderOf(b) ?? Infinity];
    return left === right ? 0 : left - right;
  };
}
