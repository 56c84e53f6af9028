import type { Network } from '../network/readNetwork.ts';
import type { SiteRow } from '../network/SiteRow.ts';
import type { BrandOptions } from './BrandOptions.ts';
import type { Locale } from './localeOf.ts';

/** The row of a new brand, or of an edition of the site `parent`, its own values first. */
export function describeSite(
  options: BrandOptions,
  { network, locale, parent }: { network: Network; locale: Locale; parent: SiteRow | null },
): SiteRow {
  const { code, sport } = options;
  const capabilities = sport === 'football' ? network.allCapabilities : network.withoutFootball;
  const own = {
    id: code,
    ...(parent ? asEdition(options, parent, locale) : asBrand(options, network)),
    ...(sport ? { sport, capabilities } : {}),
  };
  return { ...own, ...network.siteDefaults, ...locale.settings, ...own } as SiteRow;
}

const siteCodeOf = ({ siteCode, code }: BrandOptions) =>
  siteCode ?? code.toUpperCase().replace(/[^A-Z0-9]/g, '');

function asBrand(options: BrandOptions, network: Network): Partial<SiteRow> {
  const { code, app, origin, prefix, theme } = options;
  return {
    brand: code,
    app: app ?? code,
    siteCode: siteCodeOf(options),
    family: code,
    newsroom: code,
    origin: origin ?? `https://${code.replaceAll('-', '')}.example`,
    prefix: prefix ?? '',
    theme: theme ?? themeKeyOf(code, network),
    newsletterForm: `newsletter-${code}`,
  };
}

/** What an edition inherits: also the articles, if the language is the same. */
function asEdition(options: BrandOptions, parent: SiteRow, { settings }: Locale): Partial<SiteRow> {
  const { brand, app, family, theme, newsletterForm, trailingSlash, sport, capabilities } = parent;
  const isSameLanguage = settings.language === parent.language;
  return {
    ...{ brand, app, siteCode: siteCodeOf(options), family, isFamilyDefault: false },
    newsroom: isSameLanguage ? parent.newsroom : `${parent.newsroom}-${settings.language ?? ''}`,
    origin: options.origin ?? parent.origin,
    prefix: options.prefix ?? '',
    ...{ theme, newsletterForm, trailingSlash, sport, capabilities },
  };
}

/** `cruzAzul` for the brand cruz-azul: theme keys have no hyphens. */
export function themeKeyOf(code: string, { themeKeys }: Pick<Network, 'themeKeys'>): string {
  const key = code.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return themeKeys.find((known) => known.toLowerCase() === key.toLowerCase()) ?? key;
}
