'use client';
import {
  NewsletterForm,
  type NewsletterFormProps,
} from '@cancha/ui/block/NewsletterForm/NewsletterForm.client';
import { useState, type JSX } from 'react';
import { sayMinutes } from '../forms/postForm';
import type { NewsletterResultKind } from './newsletterPaths';
import { sendSignUp, type SignedUp } from './sendSignUp';

type SiteNewsletterFormProps = {
  action: string;
  typed?: string;
  labels: NewsletterFormProps['labels'] & Record<NewsletterResultKind, string>;
};

/** The form of the newsletter, asking the site itself instead of loading a page. */
export function SiteNewsletterForm({ action, typed, labels }: SiteNewsletterFormProps): JSX.Element {
  const [came, setCame] = useState<SignedUp | null>(null);

  async function onSubmit(email: string): Promise<boolean> {
    setCame(null);
    const signedUp = await sendSignUp(action, email);
    setCame(signedUp);
    return signedUp.outcome === 'success';
  }

  const result = came && {
    text: sayMinutes(labels[came.outcome], came.waitMinutes ?? 1),
    isGood: came.outcome === 'success',
  };
  return <NewsletterForm {...{ action, onSubmit, result, labels }} typed={typed ?? null} />;
}
