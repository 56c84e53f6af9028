import { plainCharacters } from '@cancha/data-access/reading/plainCharacters';
import type { LinkPlace } from '@cancha/routing/toLink';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { linkAttributes, type Linked } from './linkAttributes';

export type { Attributes, Tag } from 'sanitize-html';

/** The elements a text of the newsroom may be made of. What else stands in it is what the callers make of it. */
const textTags: readonly string[] = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ...['a', 'strong', 'b', 'em', 'i', 'sub', 'sup'],
];

/** How an address may begin. `toLink` decides on each link, and has decided on private hosts. */
const schemes: readonly string[] = ['http', 'https', 'ftp', 'mailto', 'tel', 'whatsapp'];

const textAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'target', 'referrerpolicy'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

type Transform = (tagName: string, attribs: Attributes) => Tag;

type Sanitizing = {
  context: Linked;
  place: LinkPlace;
  /** Elements that a transform makes, with the attributes that it gives them. */
  made: Readonly<Record<string, readonly string[]>>;
  /** What becomes of an element that is more than text. Without one it is left out, and its words stay. */
  transforms?: Readonly<Record<string, Transform>>;
  /** Of a link that follows the site's rules. */
  finishLink?: (attribs: Attributes) => Attributes;
  /** Elements nested deeper are left out, with their words kept: for who reads the result as a tree. */
  depth?: number;
};

/** A numbered list that goes on after a picture keeps its number. */
export function numberedFrom({ start = '' }: Attributes): Attributes {
  return /^\d{1,4}$/.test(start) ? { start } : {};
}

/** An element that is left out, with its words where it has some. */
export const nothing: Tag = { tagName: 'x-nothing', attribs: {} };

/**
 * The one sanitiser: whatever of a newsroom becomes HTML has come through it. No scripts, styles, handlers, forms or frames;
 * links after the site's rules; of all else what `made` names, as `transforms` made it.
 */
export function sanitize(html: string, { context, place, ...options }: Sanitizing): string {
  const {
    made,
    transforms = {},
    finishLink = (attribs) => attribs,
    depth = Number.POSITIVE_INFINITY,
  } = options;
  const link: Transform = (_, given) => {
    const attribs = linkAttributes(given, context, place);
    return attribs ? { tagName: 'a', attribs: finishLink(attribs) } : nothing;
  };
  return sanitizeHtml(plainCharacters(html), {
    allowedTags: [...textTags, ...Object.keys(made)],
    allowedAttributes: Object.fromEntries(
      Object.entries({ ...textAttributes, ...made }).map(([name, attributes]) => [name, [...attributes]]),
    ),
    allowedSchemes: [...schemes],
    nestingLimit: depth,
    transformTags: {
      // What a newsroom writes by the name of an element that we make is none.
      ...Object.fromEntries(Object.keys(made).map((name) => [name, () => nothing])),
      h1: 'h2',
      a: link,
      ol: (tagName, given) => ({ tagName, attribs: numberedFrom(given) }),
      ...transforms,
    },
  });
}
