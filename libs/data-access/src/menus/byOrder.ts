/** Sorts by a number, items without one last. */
export function byOrder<T>(orderOf: (item: T) => number | null): (a: T, b: T) => number {
  return (a, b) => {
    const [left, right] = [orderOf(a) ?? Infinity, orderOf(b) ?? Infinity];
    return left === right ? 0 : left - right;
  };
}
