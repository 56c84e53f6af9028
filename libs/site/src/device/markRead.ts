import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';
import { readArticles } from './articleShelf';
import { readSettings } from './readerSettings';

const { article, read } = deviceAttributes;

/** Marks the links of the page that lead to articles which were read here. It changes no measure of anything. */
export function markRead(): void {
  // The word for it in the language of the page.
  const word = document.documentElement.dataset['readWord'] ?? '';
  const isKept = readSettings().history === 'on';
  const paths = new Set(isKept ? readArticles.list().map(({ path }) => path) : []);
  for (const link of document.querySelectorAll('main a[href]')) {
    const isRead = paths.has(link.getAttribute('href') ?? '');
    if (isRead) link.setAttribute(read, word);
    else link.removeAttribute(read);
  }
}

/** The article that the page is, where it is one. */
export const articleHere = (): Element | null => document.querySelector(`main [${article}]`);
