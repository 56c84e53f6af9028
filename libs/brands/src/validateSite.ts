import type { Site } from './Site';

/** The problems of one row, without its name. */
export function validateSite(site: Site, themeKeys: readonly string[]): string[] {
  return [
    ...urlProblems(site),
    ...localeProblems(site),
    ...capabilityProblems(site),
    ...unless(themeKeys.includes(site.theme), `has an unknown theme key ${site.theme}`),
    ...unless(/^(?:[a-z]{2}|un)$/.test(site.flag), `has no flag ${site.flag}`),
    ...unless(/^[A-Z]{2}$/.test(site.countryCode), `has no country ${site.countryCode}`),
  ];
}

function urlProblems({ origin, prefix, resultsPath, authorPrefix, assetPrefix }: Site): string[] {
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
  return [
    ...unless(isOrigin, `has an origin that is none: ${origin}`),
    ...unless(/^(?:\/[a-z]{2})?$/.test(prefix), `has a prefix that is none: ${prefix}`),
    ...unless(/^(?:\/[a-z]+)+$/.test(resultsPath), `has a results path that is none: ${resultsPath}`),
    ...unless(/^[a-z-]+$/.test(authorPrefix), `has an author prefix that is none: ${authorPrefix}`),
    ...unless(!assetPrefix.endsWith('/'), `has a slash at the end of its asset prefix ${assetPrefix}`),
  ];
}

function localeProblems(site: Site): string[] {
  const { catalogue, region, language, timeZone } = site;
  const tags = [site.formatLocale, site.numberLocale, site.hreflang];
  return [
    ...unless(catalogue.split('-')[0] === language, `speaks ${catalogue} at addresses in ${language}`),
    ...unless(region === null || region.slice(0, 2) === language, `has words of ${region} in ${language}`),
    ...unless(isTimeZone(timeZone), `keeps an unknown clock ${timeZone}`),
    ...tags.flatMap((tag) => unless(isTagOf(language, tag), `has ${tag}, which is no tag of ${language}`)),
    ...[site.ogLocale, site.sportsWidgetLanguage].flatMap((locale) =>
      unless(/^[a-z]{2}_[A-Z]{2}$/.test(locale), `has ${locale}, which is not underscored`),
    ),
  ];
}

function capabilityProblems({ sport, capabilities }: Site): string[] {
  const { football, matchPage, simulator } = capabilities;
  return [
    ...unless(football || !matchPage, 'has match pages without football'),
    ...unless(football || !simulator, 'has a simulator without football'),
    ...unless(football === (sport === 'football'), `is about ${sport} and says football is ${on(football)}`),
  ];
}

const unless = (holds: boolean, problem: string) => (holds ? [] : [problem]);
const on = (capability: boolean) => (capability ? 'on' : 'off');

/** Intl throws for `es_LA`, but accepts `es-LA`, which is Spanish in Laos. */
function isTagOf(language: string, tag: string): boolean {
  const known = /^[a-z]{2}(?:-(?:[A-Z]{2}|\d{3}))?$/.test(tag) && Intl.NumberFormat.supportedLocalesOf(tag);
  return known !== false && known[0] === tag && tag.slice(0, 2) === language && tag !== 'es-LA';
}

/** Area and city. Intl also accepts `UTC` and `+02:00`, which have no summer time. */
function isTimeZone(zone: string): boolean {
  if (!/^[A-Z]\w+\/\w+/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
