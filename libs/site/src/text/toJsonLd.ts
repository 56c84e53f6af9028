/** JSON for a script element: `<` is escaped, or a title could close the script. */
export function toJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
