import type { ReactNode } from 'react';

/** A part of a page as HTML, as an open page takes it in. */
export async function renderHtml(part: ReactNode): Promise<string> {
  // Next forbids this import at the top of a server module, not inside a function.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(part);
}
