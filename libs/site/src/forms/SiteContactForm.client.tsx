'use client';
import { ContactForm, type ContactFormProps } from '@cancha/ui/block/ContactForm/ContactForm.client';
import { useState, type JSX } from 'react';
import type { FieldRule } from './fieldRules';
import type { SendFormLabels } from './sendForm';

type SiteContactFormProps = Omit<ContactFormProps, 'onSubmit' | 'onFirstFocus' | 'labels'> & {
  /** Where the reader is led when it is sent. */
  thankYou: string;
  rules: readonly FieldRule[];
  labels: ContactFormProps['labels'] & SendFormLabels;
};

/** What checks and sends comes with the first focus: who only reads the page does not load it. */
const loadSendForm = () => import('./sendForm');

/** Long enough to see and to hear that it is sent. */
const heardMs = 1500;

/** A form that is checked before it is sent, and sent without loading a page. */
export function SiteContactForm({ thankYou, rules, ...props }: SiteContactFormProps): JSX.Element {
  // The same for a second tap on the same text, another for another text: see `sendForm`.
  const [sent] = useState(() => ({ body: '', key: '' }));

  async function onSubmit(form: HTMLFormElement) {
    const module = await loadSendForm().catch(() => null);
    if (!module) {
      // The script is gone, with the build it was of. The server checks as well.
      form.submit();
      return new Promise<null>(() => undefined);
    }
    const problem = await module.sendForm({ form, rules, labels: props.labels, sent });
    if (!problem) setTimeout(() => location.assign(thankYou), heardMs);
    return problem;
  }

  return (
    <ContactForm
      {...props}
      onSubmit={onSubmit}
      onFirstFocus={() => void loadSendForm().catch(() => undefined)}
    />
  );
}
