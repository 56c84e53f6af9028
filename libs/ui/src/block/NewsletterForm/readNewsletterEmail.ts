/** From the specification: no capitals, no `+`, no top-level domain of more than six letters. */
const pattern = /^[a-z0-9_.-]+@[a-z0-9.-]+\.[a-z.]{2,6}$/;

/** Limit of SMTP. */
const maxLength = 254;

export type TypedEmail = { kind: 'empty' } | { kind: 'invalid' } | { kind: 'email'; email: string };

type Options = {
  /** Converts to lower case. Otherwise capitals are invalid. */
  lowerCase?: boolean;
};

/** Trims and validates. */
export function readNewsletterEmail(typed: string, { lowerCase = true }: Options = {}): TypedEmail {
  const trimmed = typed.trim();
  if (trimmed === '') return { kind: 'empty' };
  const email = lowerCase ? trimmed.toLowerCase() : trimmed;
  return email.length <= maxLength && pattern.test(email) ? { kind: 'email', email } : { kind: 'invalid' };
}
