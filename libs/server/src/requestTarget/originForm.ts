/** What a request line asks for: a path with its query, and the host where the line names one. */
export type RequestTarget = { readonly path: string; readonly host: string | null };

const absoluteForm = /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#]*)([^#]*)/i;

/**
 * Reads the target of a request line. `GET http://host/path` means the same as `GET /path` with that host, whatever the
 * header says: RFC 9112, section 3.2.2.
 */
export function originForm(target: string): RequestTarget {
  const [, host, rest = ''] = absoluteForm.exec(target) ?? [];
  return { path: toPath(host === undefined ? target : rest), host: host ?? null };
}

/**
 * `*` asks for no page, and with a query it is no address at all. Escapes that are no letters are taken as they are written:
 * nothing is under such a name. Next breaks on either.
 */
function toPath(target: string): string {
  const [path = '', ...query] = target.split('?');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return [isDecodable(rooted) ? rooted : rooted.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
