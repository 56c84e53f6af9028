/** A number from 0 to below `size`, always the same for the same key: chance without a die. */
export function spread(key: string, size: number): number {
  let sum = 2166136261;
  for (const letter of key) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0;
  return ((sum ^ (sum >>> 13)) >>> 0) % size;
}
