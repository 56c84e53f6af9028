'use client';
import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { ContactField, type ContactFieldProps } from './ContactField';
import styles from './ContactForm.module.css';
import { ContactProblem, type FormProblem } from './ContactProblem';

export type ContactFormProps = {
  /** Unique in the page: starts the ids of the fields. */
  id: string;
  /** Where it is posted without JavaScript. */
  action: string;
  fields: readonly ContactFieldProps[];
  /** What was typed before, where the page comes back with it. */
  typed?: Readonly<Record<string, string>> | null;
  /** Sent with the fields: that of the sending that failed, where the page came back. */
  sendingKey?: string | null;
  /** Why the page came back. */
  problem?: FormProblem | null;
  /** `null`: it is sent, and the fields are emptied. An exception counts as a failure. */
  onSubmit: (form: HTMLFormElement) => Promise<FormProblem | null>;
  /** The reader is about to type. */
  onFirstFocus?: () => void;
  labels: {
    submit: string;
    sending: string;
    optional: string;
    success: string;
    failure: string;
    /** Of a field that no reader sees, for scripts that fill in all there are. */
    trap: string;
  };
};

type State = { kind: 'open' | 'sending' | 'sent'; problem: FormProblem | null };

/** A form to write to the site with. What is wrong is said above it, beside each field, and the first of them has the focus. */
export function ContactForm(props: ContactFormProps): JSX.Element {
  const { id, action, fields, typed, sendingKey, problem = null, onSubmit, onFirstFocus, labels } = props;
  const [state, setState] = useState<State>({ kind: 'open', problem });
  const form = useRef<HTMLFormElement>(null);
  // Two taps come faster than the button is disabled.
  const busy = useRef(false);

  useEffect(() => {
    // What the page came with, the browser has seen to.
    if (state.problem && state.problem !== problem) focusFirst(form.current);
  }, [state.problem, problem]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const element = event.currentTarget;
    setState({ kind: 'sending', problem: null });
    const found = await ask(() => onSubmit(element), labels.failure);
    if (!found) element.reset();
    setState({ kind: found ? 'open' : 'sent', problem: found });
    busy.current = false;
  }

  const errors = state.problem?.errors ?? {};
  const first = fields.find(({ name }) => errors[name] !== undefined)?.name;
  const isSending = state.kind === 'sending';
  return (
    <form
      ref={form}
      id={id}
      className={styles['form']}
      method="post"
      action={action}
      noValidate
      aria-busy={isSending}
      onFocus={onFirstFocus}
      onSubmit={(event) => void submit(event)}
    >
      <ContactProblem id={id} problem={state.problem} fields={fields} />
      <div className={styles['fields']}>
        {fields.map((field) => (
          <ContactField
            key={field.name}
            {...field}
            id={`${id}-${field.name}`}
            typed={typed?.[field.name]}
            error={errors[field.name]}
            hasFocus={field.name === first && state.problem === problem}
            isReadOnly={isSending}
            optional={labels.optional}
          />
        ))}
      </div>
      {sendingKey ? <input type="hidden" name="key" value={sendingKey} /> : null}
      <div className={styles['trap']} aria-hidden="true">
        <label>
          {labels.trap}
          <input type="text" name="topic" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles['end']}>
        <button type="submit" disabled={isSending}>
          {isSending ? labels.sending : labels.submit}
        </button>
        <p role="status" className={styles['sent']}>
          {state.kind === 'sent' ? labels.success : ''}
        </p>
      </div>
    </form>
  );
}

/** The first field that is wrong, else what is said above the form. */
function focusFirst(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? form?.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
}

async function ask(
  onSubmit: () => Promise<FormProblem | null>,
  failure: string,
): Promise<FormProblem | null> {
  try {
    return await onSubmit();
  } catch {
    return { message: failure, errors: {} };
  }
}
