import type { Site } from '@cancha/brands/Site';

/** A site of no brand in particular, on a host and in a family of its own, with what a test changes. */
export function aSite(id: string, changes: Partial<Site> = {}): Site {
  return {
    id,
    brand: 'bolavip-global',
    edition: null,
    app: id,
    siteCode: id.toUpperCase(),
    sport: 'football',
    language: 'es',
    catalogue: 'es',
    region: null,
    hourStyle: '24-hour',
    languageCode: 'ES',
    formatLocale: 'es-419',
    numberLocale: 'es-MX',
    ogLocale: 'es_LA',
    hreflang: 'es',
    timeZone: 'America/Mexico_City',
    countryCode: 'MX',
    flag: 'un',
    family: id,
    isFamilyDefault: true,
    newsroom: id,
    origin: `https://${id}.example`,
    prefix: '',
    trailingSlash: false,
    authorPrefix: 'staff',
    theme: 'bolavip',
    capabilities,
    ownPages: [],
    bettingCategory: 'apuestas',
    sportsWidgetLanguage: 'es_ES',
    resultsPath: '/resultados/futbol',
    copyrightYear: 'current',
    newsletterForm: id,
    forms: {},
    assetPrefix: '',
    ...changes,
  };
}

const capabilities = {
  football: true,
  matchPage: true,
  simulator: true,
  betting: true,
  comments: true,
  search: true,
  newsletter: true,
  amp: true,
} as const;
