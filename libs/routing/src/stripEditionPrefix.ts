// The slashes that follow go too: `/es//host` must not become another site's address.
const leadingEdition = /^\/(?:ar|br|cl|co|mx|en|pe|ec|us|es|pt|mz|ao)(?=[/?#]|$)[/\\]*/;

/**
 * Path without its leading language or country segment, once, in lower case only: `/es/mx/x?a#b` → `/mx/x?a#b`.
 * `/estadisticas` and `//ar/x` stay as they are.
 */
export function stripEditionPrefix(path: string): string {
  return path.replace(leadingEdition, '/');
}
