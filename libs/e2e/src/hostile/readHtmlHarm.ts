import { Parser } from 'htmlparser2';

const elements: ReadonlySet<string> = new Set([
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr', 'figure', 'figcaption', 'img', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'strong', 'b', 'em', 'i', 'sub', 'sup'],
]);
const attributes: ReadonlySet<string> = new Set([
  ...['href', 'rel', 'target', 'referrerpolicy', 'src', 'alt', 'width', 'height', 'loading'],
  ...['scope', 'colspan', 'rowspan'],
]);

/** What in a cleaned text is more than text, links and pictures: a line each. `own`: the only host of pictures, if there is one. */
export function readHtmlHarm(html: string, own: string | null = null): string[] {
  const harm: string[] = [];
  const parser = new Parser({
    onopentag(name, given) {
      if (!elements.has(name)) harm.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(given)) {
        if (!attributes.has(attribute)) harm.push(`${name} ${attribute}="${value}"`);
        if (attribute === 'href' && !/^(?:https?:|mailto:|tel:|ftp:|whatsapp:|\/(?!\/)|#)/.test(value))
          harm.push(`a link to ${value}`);
        if (attribute === 'src' && !value.startsWith(own ?? 'http')) harm.push(`a picture at ${value}`);
      }
    },
    oncomment: (text) => harm.push(`a comment: ${text}`),
  });
  parser.end(html);
  return harm;
}
