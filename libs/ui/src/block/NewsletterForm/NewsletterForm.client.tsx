'use client';
import { useRef, useState, type FormEvent, type JSX } from 'react';
import styles from './NewsletterForm.module.css';
import { NewsletterResult, type NewsletterOutcome } from './NewsletterResult';
import { readNewsletterEmail } from './readNewsletterEmail';

export type NewsletterFormProps = {
  /** Form action without JavaScript; the field is `email`. */
  action: string;
  /** What was typed before, where the page comes back with it. */
  typed?: string | null;
  /** The field is cleared only for `true`; an exception counts as a failure. */
  onSubmit: (email: string) => Promise<boolean | undefined>;
  /** Result of the last sign-up. */
  result?: NewsletterOutcome | null;
  /** Converts to lower case, as the specification's pattern has no capitals. Default true. */
  lowerCase?: boolean;
  /** No message when the browser accepts an address and the pattern does not, as in footers. */
  quiet?: boolean;
  labels: { inputPlaceholder: string; submit: string; empty: string; invalid: string; failure: string };
};

/** The browser validates the address; other messages are below the field. */
export function NewsletterForm({
  action,
  typed: before = null,
  onSubmit,
  result = null,
  lowerCase = true,
  quiet = false,
  labels,
}: NewsletterFormProps): JSX.Element {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The last result is not about what is typed now.
  const [isStale, setStale] = useState(false);
  // Two clicks come faster than the button is disabled.
  const busy = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    const typed = readNewsletterEmail(field.current?.value ?? '', { lowerCase });
    setStale(typed.kind !== 'email');
    setProblem(null);
    if (typed.kind === 'empty') return setProblem(labels.empty);
    if (typed.kind === 'invalid') return setProblem(quiet ? null : labels.invalid);

    busy.current = true;
    setPending(true);
    const outcome = await ask(onSubmit, typed.email);
    // Not `reset`, after which there is again what the page came with.
    if (outcome === true && field.current) field.current.value = '';
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
          defaultValue={before ?? ''}
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

/** `undefined` after an exception. */
async function ask(onSubmit: NewsletterFormProps['onSubmit'], email: string): Promise<boolean | undefined> {
  try {
    return await onSubmit(email);
  } catch {
    return undefined;
  }
}
