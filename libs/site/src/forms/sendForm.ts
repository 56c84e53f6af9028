import type { FormProblem } from '@cancha/ui/block/ContactForm/ContactProblem';
import type { FormAnswer } from './answerForm';
import { checkForm, type FieldError } from './checkForm';
import type { FieldRule } from './fieldRules';
import { postForm, sayMinutes, type Posted } from './postForm';

export type SendFormLabels = Record<FieldError, string> & {
  check: string;
  failure: string;
  /** With `{minutes}`. */
  tooMany: string;
};

type SendForm = {
  form: HTMLFormElement;
  rules: readonly FieldRule[];
  labels: SendFormLabels;
  /** What was sent last, and the key it was sent under. */
  sent: { body: string; key: string };
};

/** Checks a form and sends it, once. `null`: it is stored. Throws when nothing can be known. */
export async function sendForm({ form, rules, labels, sent }: SendForm): Promise<FormProblem | null> {
  const typed = Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ) as Record<string, string>;
  const checked = checkForm(rules, typed);
  if (checked.kind === 'wrong') {
    const errors: Record<string, string> = {};
    for (const [name, error] of Object.entries(checked.errors)) errors[name] = labels[error];
    return { message: labels.check, errors };
  }
  const body = new URLSearchParams(typed);
  // The same text sent again, because no answer came, keeps its key: it may have been stored.
  // A form that came back without a script has one already.
  if (body.toString() !== sent.body)
    Object.assign(sent, { body: body.toString(), key: body.get('key') ?? newKey() });
  body.set('key', sent.key);
  const problem = problemOf(await postForm(form.action, body), labels);
  if (!problem) Object.assign(sent, { body: '', key: '' });
  return problem;
}

/** Only we say that it is stored: whatever else stands between us and the reader, and answers, is a failure. */
function problemOf(
  { isOk, body, waitMinutes }: Posted,
  { failure, tooMany }: SendFormLabels,
): FormProblem | null {
  const answer = body as Partial<FormAnswer> | null;
  if (isOk && answer?.sent === true) return null;
  const problem = answer?.problem;
  if (problem?.message && typeof problem.errors === 'object') return problem;
  return { message: waitMinutes === null ? failure : sayMinutes(tooMany, waitMinutes), errors: {} };
}

/** `randomUUID` is there on secure pages alone. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join('-');
