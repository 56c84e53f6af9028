import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { clientAddressHeader } from './clientAddressHeader';
import { createRateLimit } from './createRateLimit';
import { isSameOrigin } from './isSameOrigin';

type PostLimit = Parameters<typeof createRateLimit>[0];

/** How often a form is taken: from one address, and in all. */
export type PostLimits = { readonly ofReader: PostLimit; readonly ofAll: PostLimit };

/** `foreign`: a page of another site sent it. `tooMany`: with the seconds until one more is taken. */
export type PostVerdict =
  | { readonly kind: 'taken' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'tooMany'; readonly waitS: number };

/** Whether a posted form is taken: not from a page of another site, and not too often. */
export function mayPost(request: Request, form: string, limits: PostLimits): PostVerdict {
  if (!isSameOrigin(request)) return { kind: 'foreign' };
  const { ofReader, ofAll } = processSingleton(`${form}-limits`, () => ({
    ofReader: createRateLimit(limits.ofReader),
    ofAll: createRateLimit(limits.ofAll),
  }));
  // Requests that came while the app started bear no address: they count as one reader's.
  const reader = request.headers.get(clientAddressHeader) ?? '';
  // Who is stopped does not count against everybody.
  const waitS = ofReader(reader) || ofAll('');
  return waitS === 0 ? { kind: 'taken' } : { kind: 'tooMany', waitS };
}
