/** `https://host:port` out of an address that is nothing more than that; `null` for any other. */
export function readOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
}

/** Origins by the ids of sites. */
export type SiteOrigins = ReadonlyMap<string, string>;

/** Reads `redgol=http://127.0.0.1:4003, fca=http://127.0.0.1:4001`. A string is the first part that is no such pair. */
export function readSiteOrigins(text: string): SiteOrigins | string {
  const origins = new Map<string, string>();
  for (const pair of text.split(',').map((part) => part.trim())) {
    const [, id = '', address = ''] = /^([a-z\d-]+)\s*=\s*(\S+)$/.exec(pair) ?? [];
    const origin = readOrigin(address);
    // Of two origins of one site, one is a mistake.
    if (origin === null || origins.has(id)) return pair;
    origins.set(id, origin);
  }
  return origins;
}
