import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

const { getElementsByTagName, textContent } = DomUtils;

/** Of `<link>`: what belongs to the build and not to the address. */
const buildRels = ['stylesheet', 'preload', 'modulepreload', 'preconnect', 'dns-prefetch', 'expect'];

/** What search engines and readers find in a document: lines by the name of what they are. */
export function readDocument(html: string): Record<string, string[]> {
  const document = parseDocument(html);
  const all = (name: string, within: Node = document) => getElementsByTagName(name, within, true);
  const valuesOf = (name: string, elements: ReturnType<typeof all>) =>
    elements.flatMap(({ attribs }) => attribs[name] ?? []);
  const links = all('link').filter(({ attribs }) => !buildRels.includes(attribs['rel'] ?? ''));
  const linksOf = (rel: string) => links.filter(({ attribs }) => attribs['rel'] === rel);
  const jsonLd = all('script').filter(({ attribs }) => attribs['type'] === 'application/ld+json');
  const metas = all('meta').filter(({ attribs }) => 'content' in attribs);
  const leads = [...valuesOf('href', [...all('a'), ...links]), ...valuesOf('action', all('form'))];
  return {
    title: all('head').flatMap((head) => all('title', head).map(textOf)),
    h1: all('h1').map(textOf),
    canonical: valuesOf('href', linksOf('canonical')),
    amphtml: valuesOf('href', linksOf('amphtml')),
    alternates: linksOf('alternate')
      .map(({ attribs: { hreflang, type, href } }) => `${hreflang ?? type} ${href}`)
      .sort(),
    meta: metas.map(({ attribs: { property, name, content } }) => `${property ?? name}: ${content}`).sort(),
    jsonLd: jsonLd.flatMap((script) => jsonLines(textContent(script))),
    links: [...new Set(leads)].sort(),
    text: (all('body')[0] ?? document).children.flatMap(readLines),
  };
}

type Node = ReturnType<typeof parseDocument>['children'][number] | ReturnType<typeof parseDocument>;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = (node: Node) => oneLine(textContent(node));

/** The words that a reader sees, a line for each piece of text between tags. Scripts and styles are no plain tags. */
function readLines(node: Node): string[] {
  if (node.type === ElementType.Text) return [oneLine(node.data)].filter(Boolean);
  const isSeen = node.type === ElementType.Tag && node.name !== 'template';
  return isSeen ? node.children.flatMap(readLines) : [];
}

/** JSON with its keys in order; the text itself where it is none. */
function jsonLines(text: string): string[] {
  const inOrder = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  try {
    return JSON.stringify(JSON.parse(text), inOrder, 1).split('\n');
  } catch {
    return [text];
  }
}
