import { nameDataAuthorities } from './nameDataAuthorities.ts';

type Site = { name: string; language: string; countries: readonly string[] };

/** Words for `{{…}}` in static pages that follow from what a site is. */
export function siteWords({ name, language, countries }: Site): Record<string, string> {
  return { site: name, dataAuthorities: nameDataAuthorities(countries, language) };
}
