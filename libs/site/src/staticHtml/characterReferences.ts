/** The text of a script or a style is no HTML: there a reference would stand for itself. */
const pattern = /<(script|style)\b[^]*?<\/\1>|[^\0-\xff]/gu;

/**
 * The HTML with every character beyond Latin 1 as a reference: `−` is `&#8722;`. A few of them, such as the minus of a
 * goal difference, would make V8 keep and copy the whole document at two bytes a character.
 */
export const characterReferences = (html: string): string =>
  html.replace(pattern, (part) => (part.startsWith('<') ? part : `&#${part.codePointAt(0)};`));
