'use client';
import { useEffect, useRef, type JSX } from 'react';
import { reloadOnce } from './reloadOnce';
import { staticHtmlOf } from './staticHtmlOf';

type StaticHtmlPlaceProps = {
  as?: 'main';
  id?: string;
  /** Under which `StaticHtml` has added the HTML to the store. */
  name: string;
  /** There is nothing to show, and nothing amiss. */
  isEmpty?: boolean;
};

/**
 * Where static HTML goes. The server puts it in; in the browser React is given nothing to compare it with and leaves
 * the document's own markup as it is.
 */
export function StaticHtmlPlace({ as, id, name, isEmpty = false }: StaticHtmlPlaceProps): JSX.Element {
  const Tag = as ?? 'div';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // React rendered anew instead of hydrating, and has no HTML to put here. The document has.
    if (!isEmpty && place.current?.hasChildNodes() === false) reloadOnce();
  }, [isEmpty]);
  return (
    <Tag
      ref={place}
      {...(id ? { id } : {})}
      {...(Tag === 'div' ? { className: 'static' } : {})}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? staticHtmlOf(name) : '' }}
    />
  );
}
