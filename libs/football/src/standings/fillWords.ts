/** A sentence with its values in place of `{name}`, for scripts that are handed sentences and no catalogue. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
