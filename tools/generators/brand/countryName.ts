/** The name of a country: `MX` in Spanish is México. `null` for an unknown code. */
export function countryName(code: string, language: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? null;
}
