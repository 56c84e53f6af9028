import type { Site } from './Site';

/**
 * Who is served where. A new brand is one row here and one folder beside this file.
 * Ours, because the specification leaves it open: `origin`, `numberLocale`.
 */
export const brands = {
  fca: {
    id: 'fca',
    app: 'fca',
    siteCode: 'FCA',
    language: 'es',
    formatLocale: 'es-419',
    numberLocale: 'es-CR',
    ogLocale: 'es_LA',
    hreflang: 'es',
    timeZone: 'America/Costa_Rica',
    countryCode: 'PA',
    origin: 'http://127.0.0.1:4001',
    prefix: '',
    trailingSlash: false,
    authorPrefix: 'staff',
    theme: 'fca',
    capabilities: { matchPage: false, betting: true },
    bettingCategory: 'apuestas',
    sportsWidgetLanguage: 'es_ES',
    resultsPath: '/resultados/futbol',
    copyrightYear: 2025,
  },
} as const satisfies Record<string, Site>;

export type BrandId = keyof typeof brands;

export function isBrandId(value: string): value is BrandId {
  return Object.hasOwn(brands, value);
}
