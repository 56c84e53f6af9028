/**
 * The code of a site, that of the site whose news it publishes, and so on to the one with a newsroom of its own. Where
 * this leads back to a code it has been at, it ends.
 */
export function lineageOf(code: string, newsOf: (code: string) => string | null): string[] {
  const line = [code];
  for (let next = newsOf(code); next !== null && !line.includes(next); next = newsOf(next)) line.push(next);
  return line;
}
