import type { JSX } from 'react';
import { prerender } from 'react-dom/static';

/** A whole page as HTML, its asynchronous parts included. Rejects as soon as one of them fails. */
export async function renderPage(page: Promise<JSX.Element>): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(await page, { onError: (error) => void failures.push(error) });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
