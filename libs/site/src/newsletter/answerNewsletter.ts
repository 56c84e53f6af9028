import { signUp } from '@cancha/data-access/newsletter/signUp';
import { readNewsletterEmail } from '@cancha/ui/block/NewsletterForm/readNewsletterEmail';
import { mayPost } from '../forms/mayPost';
import { readFormBody } from '../forms/readFormBody';
import { getSiteContext, type SiteContext } from '../context/SiteContext';

import { newsletterResultPath, type NewsletterResultKind } from './newsletterPaths';

type NewsletterParams = { params: Promise<{ site: string }> };

const limits = {
  // A household or an office behind one address, not a list of strangers to be tried out.
  ofReader: { most: 10, windowMs: 10 * 60_000 },
  // A script can write any name into the header that tells readers apart.
  ofAll: { most: 300, windowMs: 60_000 },
};

/**
 * Signs a reader up for the newsletter of a site. Browsers with JavaScript get the outcome as JSON; a form that was
 * posted as it stands is led to a page that says it.
 */
export async function answerNewsletter(request: Request, { params }: NewsletterParams): Promise<Response> {
  const context = await getSiteContext((await params).site);
  if (!context.site.capabilities.newsletter) return new Response(null, { status: 404 });
  const outcome = mayPost(request, 'newsletter', limits) ? await outcomeOf(request, context) : 'failure';
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json({ outcome }, { headers: { 'Cache-Control': 'no-store' } });
  return new Response(null, {
    status: 303,
    headers: { Location: newsletterResultPath(context.site, outcome), 'Cache-Control': 'no-store' },
  });
}

async function outcomeOf(request: Request, { apis, site }: SiteContext): Promise<NewsletterResultKind> {
  const typed = readNewsletterEmail((await readFormBody(request)).get('email') ?? '');
  if (typed.kind !== 'email') return typed.kind;
  return signUp(apis.content, { site: site.siteCode, form: site.newsletterForm, email: typed.email });
}
