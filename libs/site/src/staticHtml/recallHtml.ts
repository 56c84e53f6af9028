import { markedName } from './markOf';

/** Texts of pages that readers may go back to, the oldest first. */
const texts = new Map<string, string>();

/** More pages than anybody goes back over; each has a few texts. */
const most = 200;

function keep(name: string, html: string): string {
  texts.delete(name);
  texts.set(name, html);
  const [oldest] = texts.keys();
  if (texts.size > most && oldest !== undefined) texts.delete(oldest);
  return html;
}

/**
 * The text itself, or the one of that mark. Where the payload has its mark only it is on the page, which is hydrated now,
 * or was when the reader first came by.
 */
export function recallHtml(html: string): string {
  const name = markedName(html);
  if (name === null || typeof document === 'undefined') return html;
  const known = texts.get(name);
  if (known !== undefined) return known;
  const element = document.querySelector(`[data-finished="${CSS.escape(name)}"]`);
  return element ? keep(name, element.innerHTML) : '';
}
