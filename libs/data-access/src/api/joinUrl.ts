/** Joins parts with exactly one slash between two; empty parts leave no trace. */
export function joinUrl(base: string, ...parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(/^\/+/, ''))
    .filter((part) => part !== '')
    .reduce((url, part) => `${url.replace(/\/+$/, '')}/${part}`, base.replace(/\/+$/, ''));
}
