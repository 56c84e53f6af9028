/** The specification's, to the letter: no capitals, no `+`, no endings of more than six letters. */
const pattern = /^[a-z0-9_.-]+@[a-z0-9.-]+\.[a-z.]{2,6}$/;

/** The longest address that mail can be sent to. */
const longest = 254;

export type TypedEmail = { kind: 'empty' } | { kind: 'invalid' } | { kind: 'email'; email: string };

type Options = {
  /** Take capitals for small letters, which mailboxes do too. Without it they make an address invalid. */
  lowerCase?: boolean;
};

/** What a reader typed, as an address for the newsletter. Spaces around it do not count. */
export function readNewsletterEmail(typed: string, { lowerCase = true }: Options = {}): TypedEmail {
  const trimmed = typed.trim();
  if (trimmed === '') return { kind: 'empty' };
  const email = lowerCase ? trimmed.toLowerCase() : trimmed;
  return email.length <= longest && pattern.test(email) ? { kind: 'email', email } : { kind: 'invalid' };
}
