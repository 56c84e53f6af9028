import type { SavedArticle } from '@cancha/ui/device/SavedArticleList/SavedArticleList';
import type { KeptArticle } from './KeptArticle';

/** How dates are written, and in whose time: the site's. */
export type ShelfDates = { locale: string; timeZone: string };

/**
 * A kept article as a card. One of another edition has another language and other colours: with its host before it,
 * its address is loaded whole.
 */
export function toShelved(
  { path, title, picture, published, site }: KeptArticle,
  here: string,
  { locale, timeZone }: ShelfDates,
): SavedArticle {
  return {
    id: path,
    href: site === here ? path : `${window.location.origin}${path}`,
    title,
    pictures: picture && { wide: [picture], classic: [picture] },
    published:
      published &&
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(published)),
  };
}
