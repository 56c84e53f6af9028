'use client';
import type { JSX } from 'react';
import { PlainDocument } from './PlainDocument';

/** What the reader sees already: links and text of our pages need no script. */
function KeptDocument(): JSX.Element {
  const { attributes, innerHTML } = document.documentElement;
  const kept = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  return <html {...kept} dangerouslySetInnerHTML={{ __html: innerHTML }} />;
}

/** Next's own document in place of a page that broke while it was rendered: its body is empty. */
const isEmptyDocument = (): boolean => document.documentElement.id === '__next_error__';

/**
 * What is left when a page breaks. While it is rendered: a document that says so, which the browser has to make where Next
 * sends an empty one. In the browser, for want of a script say: the page stays as it is.
 */
export const GlobalError = (): JSX.Element =>
  typeof window === 'undefined' || isEmptyDocument() ? (
    <PlainDocument kind="serverError" />
  ) : (
    <KeptDocument />
  );
