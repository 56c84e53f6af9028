import { processSingleton } from '@cancha/data-access/api/processSingleton';

type Store = { get(name: string): string | undefined };

/**
 * What the store of this process holds under a name, for client components while the server renders their document.
 * Throws when it has gone: Next then keeps the page it had, or renders it again for the next reader.
 */
export function staticHtmlOf(name: string): string {
  const html = processSingleton<Store | null>('static-html', () => null)?.get(name);
  if (html === undefined)
    throw new Error(`The static HTML ${name} has left the store before its page was rendered.`);
  return html;
}
