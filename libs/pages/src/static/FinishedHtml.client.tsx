'use client';
import { useMemo, type JSX } from 'react';
import { recallHtml } from './recallHtml';

type FinishedHtmlProps = {
  as: 'div' | 'main';
  id?: string;
  /** Names this very text: equal texts have equal ones. */
  name: string;
  /** Its mark in the payload of a document, which has the text as its markup already. */
  html: string;
};

/** HTML as it is. React neither goes over it nor changes it; who returns to it within this document finds it again. */
export function FinishedHtml({ as: Tag, id, name, html }: FinishedHtmlProps): JSX.Element {
  const text = useMemo(() => recallHtml(name, html), [name, html]);
  return (
    <Tag
      {...(id ? { id } : {})}
      {...(Tag === 'div' ? { className: 'static' } : {})}
      data-finished={name}
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
