/** A sentence with its values in place of `{name}`, for scripts that are handed sentences and no catalogue. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function wordsByKey<Key extends string>(
  keys: readonly Key[],
  word: (key: Key) => string,
): Readonly<Record<Key, string>> {
  return Object.fromEntries(keys.map((key) => [key, word(key)])) as Record<Key, string>;
}
