'use client';
import { useMemo, type JSX } from 'react';
import { markedName } from './markOf';
import { recallHtml } from './recallHtml';

type FinishedHtmlProps = {
  as: 'div' | 'main';
  id?: string;
  /** Its mark in the payload of a document, which has the text as its markup already. */
  html: string;
};

/** HTML as it is. React neither goes over it nor changes it; who returns to it within this document finds it again. */
export function FinishedHtml({ as: Tag, id, html }: FinishedHtmlProps): JSX.Element {
  const name = markedName(html);
  const text = useMemo(() => recallHtml(html), [html]);
  return (
    <Tag
      {...(id ? { id } : {})}
      {...(Tag === 'div' ? { className: 'static' } : {})}
      {...(name === null ? {} : { 'data-finished': name })}
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
