import type { Network } from '../network/readNetwork.ts';
import type { SiteRow } from '../network/SiteRow.ts';
import type { BrandOptions } from './BrandOptions.ts';
import type { Locale } from './localeOf.ts';

/** The row of a new brand, or of an edition of the site `parent`. */
export function describeSite(
  options: BrandOptions,
  { network, locale, parent }: { network: Network; locale: Locale; parent: SiteRow | null },
): SiteRow {
  const { code, prefix = '', sport } = options;
  const site = {
    ...network.siteDefaults,
    ...locale.settings,
    id: code,
    siteCode: options.siteCode ?? code.toUpperCase().replace(/[^A-Z0-9]/g, ''),
    ...(parent ? asEdition(options, parent, locale) : asBrand(options, network)),
    ...(sport
      ? { sport, capabilities: sport === 'football' ? network.allCapabilities : network.withoutFootball }
      : {}),
    prefix,
  };
  return site as SiteRow;
}

function asBrand({ code, origin, app, theme }: BrandOptions, network: Network): Partial<SiteRow> {
  return {
    brand: code,
    app: app ?? code,
    family: code,
    newsroom: code,
    origin: origin ?? `https://${code.replaceAll('-', '')}.example`,
    theme: theme ?? themeKeyOf(code, network),
    newsletterForm: `newsletter-${code}`,
  };
}

/** What an edition inherits: also the articles, if the language is the same. */
function asEdition({ origin }: BrandOptions, parent: SiteRow, { settings }: Locale): Partial<SiteRow> {
  const { brand, app, family, theme, newsletterForm, trailingSlash, sport, capabilities } = parent;
  const isSameLanguage = settings.language === parent.language;
  return {
    ...{ brand, app, family, theme, newsletterForm, trailingSlash, sport, capabilities },
    origin: origin ?? parent.origin,
    isFamilyDefault: false,
    newsroom: isSameLanguage ? parent.newsroom : `${parent.newsroom}-${settings.language ?? ''}`,
  };
}

/** `cruzAzul` for the brand cruz-azul: theme keys have no hyphens. */
export function themeKeyOf(code: string, { themeKeys }: Pick<Network, 'themeKeys'>): string {
  const key = code.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return themeKeys.find((known) => known.toLowerCase() === key.toLowerCase()) ?? key;
}
