import type { Site } from '@cancha/brands/Site';
import type { PageAddress } from './PageAddress';

/** Absolute addresses by hreflang. */
export type LanguageAlternates = Readonly<Record<string, string>>;

/**
 * The page on this site and on the others that have it. Each of them gives the same set, as search engines want:
 * a site that is not in the set itself names nobody, nor does one that is alone in it (`null`).
 */
export function languageAlternates(
  site: Site,
  family: readonly Site[],
  { sharedWith, on, isOn }: PageAddress,
): LanguageAlternates | null {
  const sharing = family.filter(
    (other) => (sharedWith === 'family' || other.newsroom === site.newsroom) && isOn(other),
  );
  if (sharing.length < 2 || !sharing.some(({ id }) => id === site.id)) return null;

  const main = sharing.filter(({ isFamilyDefault }) => isFamilyDefault);
  return Object.fromEntries([
    ...sharing.map((other) => [other.hreflang, other.origin + on(other)]),
    ...main.map((other) => ['x-default', other.origin + on(other)]),
  ]) as LanguageAlternates;
}
