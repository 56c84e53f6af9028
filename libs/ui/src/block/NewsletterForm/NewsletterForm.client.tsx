'use client';
import { useRef, useState, type FormEvent, type JSX } from 'react';
import styles from './NewsletterForm.module.css';
import { NewsletterResult, type NewsletterOutcome } from './NewsletterResult';
import { readNewsletterEmail } from './readNewsletterEmail';

export type NewsletterFormProps = {
  /** Where the form is posted without JavaScript, with the address as `email`. */
  action: string;
  /** Signs an address up. The field is cleared only for exactly `true`; whatever is thrown counts as a failure. */
  onSubmit: (email: string) => Promise<boolean | undefined>;
  /** What came of the last address, in the words of who was asked. */
  result?: NewsletterOutcome | null;
  /** Take capitals for small letters. The specification's pattern has none; default `true`. */
  lowerCase?: boolean;
  /** Say nothing of an address that the browser accepts and the pattern does not, as the forms in footers do. */
  quiet?: boolean;
  labels: { inputPlaceholder: string; submit: string; empty: string; invalid: string; failure: string };
};

/** One field and its button. The browser judges what is no address at all; the rest is said below the field. */
export function NewsletterForm({
  action,
  onSubmit,
  result = null,
  lowerCase = true,
  quiet = false,
  labels,
}: NewsletterFormProps): JSX.Element {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // What was asked before does not answer for what is typed now.
  const [isStale, setStale] = useState(false);
  // Two clicks come faster than the button is disabled.
  const busy = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const typed = readNewsletterEmail(field.current?.value ?? '', { lowerCase });
    setStale(typed.kind !== 'email');
    setProblem(null);
    if (typed.kind === 'empty') return setProblem(labels.empty);
    if (typed.kind === 'invalid') return setProblem(quiet ? null : labels.invalid);

    busy.current = true;
    setPending(true);
    const outcome = await ask(onSubmit, typed.email);
    if (outcome === true) form.reset();
    if (outcome === undefined) setProblem(labels.failure);
    busy.current = false;
    setPending(false);
  }

  const shown: NewsletterOutcome | null = problem
    ? { text: problem, isGood: false }
    : isPending || isStale
      ? null
      : result;
  return (
    <form
      className={styles['form']}
      method="post"
      action={action}
      aria-busy={isPending}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles['field']}>
        <input
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          readOnly={isPending}
          placeholder={labels.inputPlaceholder}
          aria-label={labels.inputPlaceholder}
          onInput={() => {
            setProblem(null);
            setStale(true);
          }}
        />
        <button type="submit" disabled={isPending}>
          <span>{labels.submit}</span>
        </button>
      </div>
      <NewsletterResult outcome={shown} />
    </form>
  );
}

/** `undefined` for whatever was thrown. */
async function ask(onSubmit: NewsletterFormProps['onSubmit'], email: string): Promise<boolean | undefined> {
  try {
    return await onSubmit(email);
  } catch {
    return undefined;
  }
}
