'use client';
import type { JSX } from 'react';
import { PlainDocument } from './PlainDocument';

/** What the reader sees already: links and text of our pages need no script. */
function KeptDocument(): JSX.Element {
  const { attributes, innerHTML } = document.documentElement;
  const kept = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  return <html {...kept} dangerouslySetInnerHTML={{ __html: innerHTML }} />;
}

/**
 * What is left when a page breaks. On the server, while it is rendered: a document that says so. In the browser, for want
 * of a script say: the page stays as it is.
 */
export const GlobalError = (): JSX.Element =>
  typeof window === 'undefined' ? <PlainDocument kind="serverError" /> : <KeptDocument />;
