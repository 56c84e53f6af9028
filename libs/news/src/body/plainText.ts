import { Parser } from 'htmlparser2';

/** What markup says, with a space where a line ends. */
export function plainText(html: string): string {
  let words = '';
  const parser = new Parser({
    ontext: (text) => (words += text),
    onclosetag: (name) => (words += name === 'br' || name === 'p' ? ' ' : ''),
  });
  parser.end(html);
  return words.replace(/\s+/g, ' ').trim();
}

/** Words as an attribute or text of markup. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '',
  );
