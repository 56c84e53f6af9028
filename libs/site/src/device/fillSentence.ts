/**
 * Fills the places of a message, `{date}`. What ends in a full stop itself, as a time in "a.m." does in some languages, ends
 * the sentence as well: it does not get a second one.
 */
export function fillSentence(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name] ?? '';
    return value.endsWith('.') ? value : value + stop;
  });
}
