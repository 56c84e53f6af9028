import { isSigned, signPreview } from './previewSignature';

type LinkSite = { readonly id: string; readonly prefix: string };

/** Where links to previews lead, below the prefix of a site. */
export const previewPath = '/api/preview';

/** Where the form that ends a preview is posted to. */
export const leavePreviewPath = `${previewPath}/leave`;

/**
 * Address of a preview on its site's host, prefix included. Throws a `TypeError` for what is no path.
 * @param path Of the page, within the site: without its prefix, with its query if it has one.
 * @param expires In seconds since 1970.
 */
export function buildPreviewLink(site: LinkSite, path: string, expires: number, secret: string): string {
  if (!isOwnPath(path)) throw new TypeError(`${path} is no path of a page: it begins with one slash.`);
  const signature = signPreview(secret, { kind: 'link', site: site.id, path, expires });
  const query = new URLSearchParams({ path, expires: String(expires), signature });
  return `${site.prefix}${previewPath}?${query}`;
}

/** What a link asks for; `null` if it is not ours, was changed, is of another site, or has expired. */
export function readPreviewLink(
  search: URLSearchParams,
  site: LinkSite,
  secret: string,
  now: Date,
): { path: string; expires: number } | null {
  const [path, until, signature] = ['path', 'expires', 'signature'].map((name) => {
    const values = search.getAll(name);
    return values.length === 1 ? (values[0] ?? '') : '';
  });
  if (!path || !until || !signature || !/^\d{1,12}$/.test(until)) return null;
  const expires = Number(until);
  if (!isSigned(secret, { kind: 'link', site: site.id, path, expires }, signature)) return null;
  return expires * 1000 > now.getTime() && isOwnPath(path) ? { path, expires } : null;
}

/** Nothing a browser could take for another host. */
function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path)) return false;
  return URL.parse(path, 'http://site')?.origin === 'http://site';
}
