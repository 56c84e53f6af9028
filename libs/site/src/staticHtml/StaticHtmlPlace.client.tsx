'use client';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { useEffect, useRef, type JSX } from 'react';
import { reloadOnce } from './reloadOnce';

type StaticHtmlPlaceProps = {
  as?: 'main';
  id?: string;
  /** Under which `StaticHtml` has added the HTML to the store. */
  name: string;
  /** There is nothing to show, and nothing amiss. */
  isEmpty?: boolean;
};

type Store = { get(name: string): string | undefined };

/** Throws when the HTML has gone: Next then keeps the page it had, or renders it again for the next reader. */
function htmlOf(name: string): string {
  const html = processSingleton<Store | null>('static-html', () => null)?.get(name);
  if (html === undefined)
    throw new Error(`The static HTML ${name} has left the store before its page was rendered.`);
  return html;
}

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
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? htmlOf(name) : '' }}
    />
  );
}
