import type { Site } from '@cancha/brands/Site';

/** Whether a site answers at a host as the `Host` header has it. Its port counts, case and a final dot do not. */
export function claimsHost({ origin }: Pick<Site, 'origin'>, host: string): boolean {
  const own = new URL(origin);
  // A port that goes without saying may be said.
  const asked = `${own.protocol}//${host.replace(/\.(?=:\d*$|$)/, '')}`;
  return URL.canParse(asked) && new URL(asked).href === `${own.origin}/`;
}
