import type { DocumentPolicy, Route } from '@cancha/site/routes/Route';
import { readSiteId } from '@cancha/site/drafts/draftSite';
import { ampPolicy } from './ampPolicy';
import { createNonce } from './pageNonce';
import { sitePolicy, type SitePolicy } from './sitePolicies';
import { bareHeaders, reportGroup, writePolicy } from './writePolicy';

type AskedRoute = Pick<Route, 'kind' | 'document' | 'isForOthers'>;

type DocumentHeaders = {
  readonly sent: Readonly<Record<string, string>>;
  /** What Next is to mark its scripts with; `null` where it renders no page. */
  readonly nonce: string | null;
};

const kindOf = ({ kind, document }: AskedRoute): DocumentPolicy =>
  document ?? (kind === 'endpoint' ? 'bare' : 'kept');

/** Next keeps nothing in development. */
const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

/** The policy of a page that is rendered for this request alone. */
function freshPolicy(site: SitePolicy): { policy: string; nonce: string } {
  const nonce = createNonce();
  const inline = [`'nonce-${nonce}'`, ...site.hashes.values()];
  return { policy: writePolicy({ ...site, inline, isDevelopment: isDevelopment() }), nonce };
}

/** Headers by which a document says what it may run, and where browsers tell of what they have not let through. */
export const policyHeaders = (
  policy: string,
  { reportTo }: SitePolicy,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy,
  'Reporting-Endpoints': `${reportGroup}="${reportTo}"`,
});

/** What an answer is sent with by what it is, as far as it is known before it is made: a page that is kept brings its own. */
export async function documentHeaders(route: AskedRoute, folder: string): Promise<DocumentHeaders> {
  const kind = kindOf(route);
  const others = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  if (kind === 'bare') return { sent: { ...bareHeaders, ...(route.isForOthers ? others : {}) }, nonce: null };
  if (kind === 'kept' && !isDevelopment()) return { sent: {}, nonce: createNonce() };
  const site = await sitePolicy(readSiteId(folder).id);
  if (kind === 'amp') return { sent: policyHeaders(ampPolicy(site), site), nonce: null };
  const { policy, nonce } = freshPolicy(site);
  return { sent: policyHeaders(policy, site), nonce };
}
