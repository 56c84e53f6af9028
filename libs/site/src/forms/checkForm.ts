import * as z from 'zod/mini';
import type { FieldRule } from './fieldRules';

export type FieldError = 'required' | 'invalidEmail' | 'tooLong';

export type CheckedForm =
  | { readonly kind: 'fine'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong'; readonly errors: Readonly<Record<string, FieldError>> };

const email = z.email();

/** The one definition of what may be sent; everything of zod that the browser loads is here, with the first focus. */
function fieldSchema({
  isRequired,
  isEmail,
  maxLength,
}: FieldRule): z.ZodMiniType<string, string | undefined> {
  return z.pipe(
    z._default(z.string(), ''),
    z.string().check(
      z.trim(),
      z.refine((text) => text !== '' || !isRequired, { error: 'required' satisfies FieldError, abort: true }),
      z.refine((text) => text.length <= maxLength, { error: 'tooLong' satisfies FieldError, abort: true }),
      z.refine((text) => text === '' || !isEmail || email.safeParse(text).success, {
        error: 'invalidEmail' satisfies FieldError,
      }),
    ),
  );
}

/** The fields of a form, trimmed and without empty ones; or the first that is wrong with each. */
export function checkForm(rules: readonly FieldRule[], typed: Readonly<Record<string, string>>): CheckedForm {
  const schema = z.object(Object.fromEntries(rules.map((rule) => [rule.name, fieldSchema(rule)])));
  const result = schema.safeParse(typed);
  if (result.success) {
    const entries = Object.entries(result.data).filter(([, text]) => text !== '');
    return { kind: 'fine', fields: Object.fromEntries(entries) };
  }
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message as FieldError;
  return { kind: 'wrong', errors };
}
