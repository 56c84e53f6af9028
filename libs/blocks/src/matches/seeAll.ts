import type { SiteContext } from '@cancha/site/context/SiteContext';

/** The way to all of something: the words are the same everywhere, and for the ear say of what. */
export function seeAll(
  href: string,
  of: string,
  t: SiteContext['t'],
): { href: string; text: string; label: string } {
  const text = t('shell.seeAll');
  return { href, text, label: `${text}: ${of}` };
}
