import type { JSX } from 'react';
import { HeadTagsPlace, type HeadTag } from './HeadTagsPlace.client';
import { htmlStore } from './HtmlStore';

export type { HeadTag };

/** Tags for the document's head that never change in the browser. React is told their name only; see README.md. */
export function HeadTags({ tags }: { tags: readonly HeadTag[] }): JSX.Element {
  return <HeadTagsPlace name={htmlStore().add(JSON.stringify(tags))} />;
}
