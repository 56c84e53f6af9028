import { decode } from 'html-entities';
import { plainCharacters } from './plainCharacters';

const invisible = /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const blockTag = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|blockquote|tr|td|th|table|figure|figcaption)\b[^<>]*>/gi;
const anyTag = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/**
 * Plain text: tags removed, entities decoded once, whitespace collapsed. Once only: `&amp;lt;` is somebody writing about
 * `&lt;`. Tags go first, so that `&lt;b&gt;` becomes the text `<b>`.
 */
export function cleanText(text: string): string {
  const bare = text.includes('<')
    ? text.replace(invisible, ' ').replace(blockTag, ' ').replace(anyTag, '')
    : text;
  const decoded = bare.includes('&') ? decode(bare, { level: 'html5', scope: 'strict' }) : bare;
  // Non-breaking spaces are the editor's choice.
  return plainCharacters(decoded)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
