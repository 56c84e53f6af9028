/** What a country is called in a language: `MX` in Spanish is México. `null` for what is no country's code. */
export function countryName(code: string, language: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? null;
}
