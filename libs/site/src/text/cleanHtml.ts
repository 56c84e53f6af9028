import type { LinkPlace } from '@cancha/routing/toLink';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { linkAttributes, type Linked } from './linkAttributes';

/** The elements a text of the newsroom may be made of. */
export const allowedTags: readonly string[] = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'sub',
  'sup',
  'br',
  'hr',
  'figure',
  'figcaption',
  'img',
];

/** How a link of the newsroom may begin. `toLink` decides on each, and has decided on private hosts. */
export const linkSchemes: readonly string[] = ['http', 'https', 'ftp', 'mailto', 'tel', 'whatsapp'];

function clean(html: string, context: Linked, place: LinkPlace): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: {
      a: ['href', 'rel', 'target', 'referrerpolicy'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan'],
      td: ['colspan'],
    },
    allowedSchemes: [...linkSchemes],
    transformTags: {
      a: (_, link) => {
        const attribs = linkAttributes(link, context, place);
        return attribs ? { tagName: 'a', attribs } : { tagName: 'span', attribs: {} };
      },
      img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
      h1: 'h2',
    },
  });
}

/** The same bodies are asked for again and again; cleaning one costs as much as rendering its page. */
const cleaned = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (v, k) => v.length + k.length + 1,
});

/** Texts are the same under each of these; sites of one host differ by prefix or slash alone. */
export const placeKey = ({ site, networkHosts, environment }: Linked): string =>
  [
    ...[site.origin, site.prefix, site.hostPrefixes, site.trailingSlash],
    ...[site.bettingCategory, site.capabilities.betting, environment.BETTING_LINKS_HIDDEN],
    ...networkHosts,
  ].join(' ');

/** HTML of the newsroom as it may be shown: no scripts, no styles, links after the site's rules. */
export function cleanHtml(html: string, context: Linked, place: LinkPlace = 'body'): string {
  const key = `${placeKey(context)} ${place} ${html}`;
  let result = cleaned.get(key);
  if (result === undefined) {
    result = clean(html, context, place);
    cleaned.set(key, result);
  }
  return result;
}
