'use client';
import type { JSX } from 'react';
import { staticHtmlOf } from './staticHtmlOf';

export type HeadTag = readonly ['meta' | 'link', Readonly<Record<string, string>>];

/**
 * The tags that `HeadTags` has added to the store under that name. React moves them into the document's head on the
 * server, and needs to know nothing of them in the browser.
 */
export function HeadTagsPlace({ name }: { name: string }): JSX.Element | null {
  if (typeof window !== 'undefined') return null;
  const tags = JSON.parse(staticHtmlOf(name)) as readonly HeadTag[];
  return (
    <>
      {tags.map(([Tag, attributes]) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </>
  );
}
