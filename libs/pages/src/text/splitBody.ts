/** Elements whose paragraphs are theirs: a body is never cut inside one. */
const open = /<(?:blockquote|ul|ol|table|figure)\b/g;
const close = /<\/(?:blockquote|ul|ol|table|figure)>/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Cuts a cleaned body after its first paragraphs, where a match box stands. A shorter body stays whole. */
export function splitBody(html: string, paragraphs: number): [before: string, after: string] {
  let at = 0;
  for (let seen = 0; seen < paragraphs;) {
    const end = html.indexOf('</p>', at);
    if (end === -1) return [html, ''];
    at = end + '</p>'.length;
    const before = html.slice(0, at);
    if (count(before, open) === count(before, close)) seen += 1;
  }
  return [html.slice(0, at), html.slice(at).trim()];
}
