import { getSiteContext } from '@cancha/site/context/SiteContext';
import { readBody } from '@cancha/site/forms/readFormBody';
import { consentInstance } from './ampConsentRoute';

type ConsentParams = { params: Promise<{ site: string }> };

/** What AMP says of a reader's choice, as far as it is read. */
type Asked = { consentInstanceId?: unknown; consentStateValue?: unknown };

/** Caches of AMP show a page of `copa.example` at `copa-example` of these. */
const caches = ['cdn.ampproject.org', 'bing-amp.com'];

const longestBody = 4096;

/** Whether a page at this origin is one of the site's: its own, or a copy in a cache of AMP. */
function isAmpOrigin(origin: string, site: string): boolean {
  const name = new URL(site).hostname.replaceAll('-', '--').replaceAll('.', '-');
  return origin === site || caches.some((cache) => origin === `https://${name}.${cache}`);
}

/**
 * What AMP is told. A choice it keeps lets nothing run by itself (`expireCache`): it comes here with the next view, and
 * counts again unless the browser sends Global Privacy Control by then. A refusal may stay where it is.
 */
function answerOf(asked: Asked, hasGpc: boolean, now: Date): object {
  const isOfToday = asked.consentInstanceId === consentInstance(now.getUTCFullYear());
  const choice = isOfToday ? asked.consentStateValue : undefined;
  if (hasGpc || choice === 'rejected') return { consentRequired: true, consentStateValue: 'rejected' };
  if (choice === 'accepted') return { consentRequired: true, consentStateValue: choice, expireCache: true };
  return { consentRequired: true, expireCache: true };
}

function parse(body: string): Asked {
  try {
    return (JSON.parse(body) as Asked | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether the AMP page of a reader may show ads. Keeps nothing. Readers are asked wherever they are: what laws say depends on
 * the time zone of the browser, which AMP does not tell.
 */
export async function answerAmpConsent(request: Request, { params }: ConsentParams): Promise<Response> {
  const { site } = await getSiteContext((await params).site);
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', Vary: 'Origin' };
  const origin = request.headers.get('origin');
  const isOwn = origin === null && request.headers.get('amp-same-origin') === 'true';
  if (!isOwn && (origin === null || !isAmpOrigin(origin, site.origin)))
    return new Response(null, { status: 403, headers });
  const body = await readBody(request, longestBody);
  if (body === null) return new Response(null, { status: 413, headers });
  const hasGpc = request.headers.get('sec-gpc') === '1';
  return Response.json(answerOf(parse(body), hasGpc, new Date()), {
    headers: {
      ...headers,
      'Access-Control-Allow-Origin': origin ?? site.origin,
      // AMP asks with the cookies of the site, though none is read.
      'Access-Control-Allow-Credentials': 'true',
    },
  });
}
