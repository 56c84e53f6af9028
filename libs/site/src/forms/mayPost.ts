import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { createRateLimit } from './createRateLimit';

type PostLimit = Parameters<typeof createRateLimit>[0];

/** How often a form is taken: from one address, and in all. */
export type PostLimits = { readonly ofReader: PostLimit; readonly ofAll: PostLimit };

/** Whether a posted form is taken: not from a page of another site, and not too often. */
export function mayPost({ headers }: Request, form: string, limits: PostLimits): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false;
  const { ofReader, ofAll } = processSingleton(`${form}-limits`, () => ({
    ofReader: createRateLimit(limits.ofReader),
    ofAll: createRateLimit(limits.ofAll),
  }));
  // The reader's own entry; those after it are proxies that many readers share.
  const [reader = ''] = (headers.get('x-forwarded-for') ?? '').split(',', 1);
  return (reader === '' || ofReader(reader.trim())) && ofAll('');
}
