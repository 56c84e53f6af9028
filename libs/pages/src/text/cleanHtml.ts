import { toLink, type LinkPlace } from '@cancha/routing/toLink';
import type { Site } from '@cancha/brands/Site';
import { LRUCache } from 'lru-cache';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

const allowedTags = [
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

function linkAttributes(href: string, site: Site, place: LinkPlace): Attributes | null {
  const link = toLink(href, { site, networkHosts: [], place });
  if (!('href' in link)) return null;
  return link.kind === 'external' ? { href: link.href, rel: link.rel } : { href: link.href };
}

function clean(html: string, site: Site, place: LinkPlace): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan'],
      td: ['colspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'whatsapp'],
    transformTags: {
      a: (_, { href = '' }) => {
        const attribs = linkAttributes(href, site, place);
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

/** HTML of the newsroom as it may be shown: no scripts, no styles, links after the site's rules. */
export function cleanHtml(html: string, site: Site, place: LinkPlace = 'body'): string {
  const key = `${site.id} ${place} ${html}`;
  let result = cleaned.get(key);
  if (result === undefined) {
    result = clean(html, site, place);
    cleaned.set(key, result);
  }
  return result;
}
