'use client';
import {
  NewsletterForm,
  type NewsletterFormProps,
} from '@cancha/ui/block/NewsletterForm/NewsletterForm.client';
import { useState, type JSX } from 'react';
import type { NewsletterResultKind } from './newsletterPaths';
import { sendSignUp } from './sendSignUp';

type SiteNewsletterFormProps = {
  action: string;
  labels: NewsletterFormProps['labels'] & Record<NewsletterResultKind, string>;
};

/** The form of the newsletter, asking the site itself instead of loading a page. */
export function SiteNewsletterForm({ action, labels }: SiteNewsletterFormProps): JSX.Element {
  const [outcome, setOutcome] = useState<NewsletterResultKind | null>(null);

  async function onSubmit(email: string): Promise<boolean> {
    setOutcome(null);
    const kind = await sendSignUp(action, email);
    setOutcome(kind);
    return kind === 'success';
  }

  const result = outcome ? { text: labels[outcome], isGood: outcome === 'success' } : null;
  return <NewsletterForm action={action} onSubmit={onSubmit} result={result} labels={labels} />;
}
