import type { FormRow } from '@cancha/integrations/ports/ReaderForms';
import { buildPath } from '@cancha/routing/buildPath';
import type { FormProblem } from '@cancha/ui/block/ContactForm/ContactProblem';
import type { SiteContext } from '../context/SiteContext';
import type { PostAnswer } from '../routes/Route';
import { checkForm } from './checkForm';
import { fieldRules } from './fieldRules';
import { mayPost } from './mayPost';
import { minutesOf } from './postForm';
import { readerForms } from './readerForms';
import { readLongFormBody } from './readFormBody';
import { keepReturnedForm } from './returnedForms';
import { sendingKey } from './sendingKey';
import { submitOnce } from './submitOnce';
import { wantsData } from './wantsData';

/** The answer to a form as JSON. */
export type FormAnswer = { readonly sent: boolean; readonly problem: FormProblem | null };

const limits = {
  // A household or an office behind one address, with some tries.
  ofReader: { most: 10, windowMs: 10 * 60_000 },
  ofAll: { most: 300, windowMs: 60_000 },
};

/** The longest text there is room for, each letter as six escapes. */
const longestBody = 128 * 1024;

type Failure = {
  status: number;
  problem: FormProblem;
  typed?: Record<string, string>;
  /** Of this sending: who tries again from the page that comes back sends the same once more. */
  key?: string;
  headers?: Record<string, string>;
};

/**
 * Takes a form that was posted to its own page. Browsers with JavaScript get JSON; without it what is sent leads to the
 * thank-you page, and what is not comes back: the page with what was typed, and why.
 * @param page internal path of the page that comes back, without the id of the returned form
 */
export async function answerForm(
  request: Request,
  context: SiteContext,
  row: FormRow,
  page: string,
): Promise<PostAnswer> {
  const failure = await send(request, context, row);
  const headers = { 'Cache-Control': 'no-store', Vary: 'Accept', ...failure?.headers };
  if (wantsData(request)) {
    const answer: FormAnswer = { sent: failure === null, problem: failure?.problem ?? null };
    return Response.json(answer, { status: failure?.status ?? 200, headers });
  }
  if (failure === null) return { seeOther: buildPath(context.site, 'thankYou', {}), headers };
  const { problem, typed = {}, key = null } = failure;
  const id = keepReturnedForm({ problem, typed, key });
  return { path: `${page}/${id}`, status: failure.status, headers };
}

/** `null`: it is stored. */
async function send(request: Request, { t }: SiteContext, row: FormRow): Promise<Failure | null> {
  const failed = (status: number, message = t('contact.failure'), more: Partial<Failure> = {}): Failure => ({
    ...{ status, problem: { message, errors: {} } },
    ...more,
  });
  const verdict = mayPost(request, 'contact', limits);
  if (verdict.kind === 'foreign') return failed(403);
  const body = await readLongFormBody(request, longestBody);
  if (body === null) return failed(413, t('contact.tooLarge'));
  const typed = Object.fromEntries(row.fields.map((name) => [name, body.get(name) ?? '']));
  const key = sendingKey(body.get('key'));
  if (verdict.kind === 'tooMany') {
    const headers = { 'Retry-After': String(verdict.waitS) };
    return failed(429, t('contact.tooMany', { minutes: minutesOf(verdict.waitS) }), { typed, key, headers });
  }
  const checked = checkForm(fieldRules(row), typed);
  if (checked.kind === 'wrong') {
    const errors: Record<string, string> = {};
    for (const [name, error] of Object.entries(checked.errors)) errors[name] = t(`contact.${error}`);
    return {
      status: 422,
      problem: { message: t('contact.check'), errors },
      ...{ typed, key },
    };
  }
  // Only a script fills in what no reader sees; a reader whose browser did so is not told it was sent.
  if (body.get('topic')) return failed(422, undefined, { typed, key });
  const outcome = await submitOnce(readerForms(), { form: row.id, fields: checked.fields, key });
  if (outcome === 'stored') return null;
  return failed(outcome === 'refused' ? 502 : 503, undefined, { typed, key });
}
