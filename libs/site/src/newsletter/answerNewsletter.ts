import { signUp } from '@cancha/data-access/newsletter/signUp';
import { readNewsletterEmail } from '@cancha/ui/block/NewsletterForm/readNewsletterEmail';
import { mayPost } from '../forms/mayPost';
import { minutesOf } from '../forms/postForm';
import { readerForms } from '../forms/readerForms';
import { readFormBody } from '../forms/readFormBody';
import { returnedSegment } from '../forms/returnedForms';
import { wantsData } from '../forms/wantsData';
import { getSiteContext, type SiteContext } from '../context/SiteContext';
import type { PostAnswer } from '../routes/Route';
import { signUpAtCms } from './signUpAtCms';
import { newsletterResultPath, newsletterStatuses, type NewsletterResultKind } from './newsletterPaths';

const limits = {
  // A household or an office behind one address, not a list of strangers to be tried out.
  ofReader: { most: 10, windowMs: 10 * 60_000 },
  // One script may have many addresses.
  ofAll: { most: 300, windowMs: 60_000 },
};

/**
 * Signs a reader up for the newsletter of a site. Browsers with JavaScript get the outcome as JSON. Without it who is
 * signed up is led to a page that says so; what failed is said by a page with the status that is true.
 */
export async function answerNewsletter(
  request: Request,
  { site: id }: { site: string },
): Promise<PostAnswer> {
  const context = await getSiteContext(id);
  const verdict = mayPost(request, 'newsletter', limits);
  // A page of another site puts no words into ours.
  const typed = verdict.kind === 'foreign' ? '' : ((await readFormBody(request)).get('email') ?? '');
  const outcome = verdict.kind === 'taken' ? await outcomeOf(typed, context) : refusals[verdict.kind];
  const status = verdict.kind === 'foreign' ? 403 : newsletterStatuses[outcome];
  const headers = {
    ...{ 'Cache-Control': 'no-store', Vary: 'Accept' },
    ...(verdict.kind === 'tooMany' ? { 'Retry-After': String(verdict.waitS) } : {}),
  };
  if (wantsData(request)) return Response.json({ outcome }, { status, headers });
  if (status === 200) return { seeOther: newsletterResultPath(context.site, outcome), headers };
  const minutes = verdict.kind === 'tooMany' ? minutesOf(verdict.waitS) : 0;
  const problem = { message: context.t(`newsletter.${outcome}`, { minutes }), errors: {} };
  const segment = returnedSegment(outcome, { problem, typed: { email: typed }, key: null });
  return { path: `newsletter/${segment}`, status, headers };
}

const refusals = { foreign: 'failure', tooMany: 'tooMany' } as const;

async function outcomeOf(text: string, context: SiteContext): Promise<NewsletterResultKind> {
  const typed = readNewsletterEmail(text);
  if (typed.kind !== 'email') return typed.kind;
  const { apis, site, environment } = context;
  const { email } = typed;
  return environment.NEWSLETTER_API === 'cms'
    ? signUpAtCms(readerForms(), { form: site.newsletterForm, email })
    : signUp(apis.content, {
        site: site.siteCode,
        form: site.newsletterForm,
        email,
        token: environment.CMS_API_TOKEN,
      });
}
