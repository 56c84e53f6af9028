import type { Site } from '@cancha/brands/Site';

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Each origin is read once: every request asks every site of the app. */
const origins = new Map<string, URL>();

function readOrigin(origin: string): URL {
  const url = origins.get(origin) ?? new URL(origin);
  origins.set(origin, url);
  return url;
}

/** Whether a site answers at a host as the `Host` header has it. Its port counts, case and a final dot do not. */
export function claimsHost({ origin }: Pick<Site, 'origin'>, host: string): boolean {
  const own = readOrigin(origin);
  // A port that goes without saying may be said.
  const asked = host
    .toLowerCase()
    .replace(/\.?(?::(\d*))?$/, (_, port: string | undefined) =>
      port && port !== defaultPorts[own.protocol] ? `:${port}` : '',
    );
  return asked === own.host;
}
