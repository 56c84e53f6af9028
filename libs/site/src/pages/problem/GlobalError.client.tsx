'use client';
import { lazy } from 'react';

/** What is left when a page breaks while it is rendered. Every page names it, so it is loaded only where it is needed. */
export const GlobalError = lazy(async () => {
  const { PlainDocument } = await import('./PlainDocument');
  return { default: () => <PlainDocument kind="serverError" /> };
});
