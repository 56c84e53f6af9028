import { dataAuthorities } from './dataAuthorities.ts';

/**
 * What follows “the authority of your country” in a privacy page: `: [SPDP](https://…)`, with the names of the countries
 * where a site has several, and nothing where we know none.
 */
export function nameDataAuthorities(countries: readonly string[], language: string): string {
  const known = countries.flatMap((country) => {
    const row = Object.hasOwn(dataAuthorities, country) ? dataAuthorities[country] : undefined;
    return row ? [{ country, words: row.url ? `[${row.name}](${row.url})` : row.name }] : [];
  });
  if (known.length === 0) return '';
  if (countries.length === 1) return `: ${known.map(({ words }) => words).join('')}`;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return `: ${known.map(({ country, words }) => `${names.of(country) ?? country}, ${words}`).join('; ')}`;
}
