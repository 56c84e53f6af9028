// Removes following slashes too: `/es//host` must not become another host.
const leadingEdition = /^\/(?:ar|br|cl|co|mx|en|pe|ec|us|es|pt|mz|ao)(?=[/?#]|$)[/\\]*/;

/**
 * Removes one leading language or country segment, in lower case: `/es/mx/x?a#b` → `/mx/x?a#b`. `/estadisticas` and
 * `//ar/x` stay as they are.
 */
export function stripEditionPrefix(path: string): string {
  return path.replace(leadingEdition, '/');
}
