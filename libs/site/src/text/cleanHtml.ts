import type { LinkPlace } from '@cancha/routing/toLink';
import { LRUCache } from 'lru-cache';
import type { SiteContext } from '../context/SiteContext';
import type { Linked } from './linkAttributes';
import { isDot, isOfStatics, readPictureUrl } from './readPictureUrl';
import { nothing, sanitize, type Attributes, type Tag } from './sanitize';

type Cleaning = Linked & Pick<SiteContext, 'pictures'>;

/** Where a text stands: `within` a page, or in a file that is read `away` from the page of this address. */
type Reading = { readonly place?: LinkPlace; readonly page?: string };

/** A footer is on every page, and no reader has asked for what stands in it: it loads nothing from others. */
function picture(given: Attributes, { pictures }: Cleaning, place: LinkPlace): Tag {
  const { src = '', alt = '', width = '', height = '' } = given;
  const url = readPictureUrl(src, pictures.base);
  if (!url || isDot(given) || (place === 'footer' && !isOfStatics(url, pictures.base))) return nothing;
  const sizes = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  return { tagName: 'img', attribs: { src: url.href, alt, ...sizes, loading: 'lazy' } };
}

const wholeFrom = (page: string) => (attribs: Attributes) => {
  const href = attribs['href'] ?? '';
  return href.startsWith('#') || !URL.canParse(href, page)
    ? attribs
    : { ...attribs, href: new URL(href, page).href };
};

function clean(html: string, context: Cleaning, { place = 'body', page }: Reading): string {
  return sanitize(html, {
    ...{ context, place },
    made: { img: ['src', 'alt', 'width', 'height', 'loading'] },
    transforms: { img: (_, given) => picture(given, context, place) },
    ...(page ? { finishLink: wholeFrom(page) } : {}),
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

/**
 * HTML of the newsroom as it may be shown: no scripts, no styles, links after the site's rules, pictures with a whole address.
 * @param reading.page Address of the page it is read away from: its links lead there from everywhere.
 */
export function cleanHtml(html: string, context: Cleaning, reading: Reading = {}): string {
  const { place, page } = reading;
  const key = [placeKey(context), context.pictures.base, place, page, html].join(' ');
  let result = cleaned.get(key);
  if (result === undefined) {
    result = clean(html, context, reading);
    cleaned.set(key, result);
  }
  return result;
}
