import type { SiteContext } from '@cancha/site/context/SiteContext';
import { staticsHost } from '@cancha/site/context/staticsHost';

const patienceMs = 1_500;
/** Shields and flags are drawings of a few kilobytes. */
const mostBytes = 500_000;

/**
 * A shield or flag as a file; `null` for one that does not come soon, and for any address that is not on a host of
 * ours: a stats API cannot make the server ask others.
 */
export async function fetchBadge(
  address: string | null,
  { environment }: Pick<SiteContext, 'environment'>,
): Promise<Uint8Array | null> {
  const ours = [staticsHost({ environment }), environment.STATS_API_URL].map((own) => new URL(own).origin);
  if (address === null || !URL.canParse(address) || !ours.includes(new URL(address).origin)) return null;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(address, { signal, redirect: 'error' });
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) return null;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.length > 0 && bytes.length <= mostBytes ? bytes : null;
  } catch {
    return null;
  }
}
