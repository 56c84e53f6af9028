/**
 * The same list, begun elsewhere.
 * @template T
 * @param {readonly T[]} list
 * @param {number} share Where to begin, from 0 to 1 of its length.
 * @returns {T[]}
 */
export function rotate(list, share) {
  const start = Math.floor(list.length * share);
  return [...list.slice(start), ...list.slice(0, start)];
}
