/** What a request line asks for: a path with its query, and the host where the line names one. */
export type RequestTarget = { readonly path: string; readonly host: string | null };

const absoluteForm = /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#]*)([^#]*)/i;

/**
 * Reads the target of a request line. `GET http://host/path` means the same as `GET /path` with that host, whatever the
 * header says: RFC 9112, section 3.2.2.
 */
export function originForm(target: string): RequestTarget {
  const [, host, rest = ''] = absoluteForm.exec(target) ?? [];
  if (host === undefined) return { path: target, host: null };
  return { path: rest.startsWith('/') ? rest : `/${rest}`, host };
}
