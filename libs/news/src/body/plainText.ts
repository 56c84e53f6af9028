const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What cleaned markup says: the cleaning leaves no other entities than these. */
export function plainText(html: string): string {
  return html
    .replace(/<br \/>|<\/p>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether markup has no word in it. */
export const isBlank = (html: string): boolean => /^[\s\u200b]*$/.test(html.replace(/<[^>]*>/g, ''));

/** Words as an attribute or text of markup. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '',
  );
