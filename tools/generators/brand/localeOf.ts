import { names } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import type { Network } from '../network/readNetwork.ts';
import type { SiteRow } from '../network/SiteRow.ts';
import type { BrandOptions } from './BrandOptions.ts';
import { countryName } from './countryName.ts';

/** The constant in `countrySettings.ts` that a row spreads. */
export type Locale = {
  constant: string;
  isNew: boolean;
  languageConstant: string;
  settings: Partial<SiteRow>;
};

const languageCodes: Readonly<Record<string, string>> = {
  es: 'ES',
  en: 'EN-US',
  pt: 'PT-BR',
  'pt-PT': 'PT-PT',
};

/**
 * Language, country and time zone of a new site: an existing constant, else a new one. Throws an `ExplainedError` for an
 * unknown country or catalogue, and for a new country without a time zone.
 */
export function localeOf(options: BrandOptions, network: Network): Locale {
  const { country, language = 'es', timeZone } = options;
  const catalogue = options.catalogue ?? defaultCatalogue(language, country);
  const tag = `${language}-${country}`;
  const known = Object.entries(network.countries).find(
    ([, settings]) => settings.hreflang === tag && settings.catalogue === catalogue,
  );
  const own = timeZone === undefined ? {} : { timeZone };
  const languageConstant = constantOfCatalogue(network, { language, catalogue });
  if (known) return { constant: known[0], isNew: false, languageConstant, settings: { ...known[1], ...own } };

  const english = countryName(country, 'en');
  if (english === null)
    throw new ExplainedError(`There is no country ${country}: expected a code such as MX.`);
  if (timeZone === undefined) {
    throw new ExplainedError(`The clock of ${english} is not known: say it, as in --timeZone=Europe/Madrid.`);
  }
  const settings = newSettings(network, { languageConstant, tag, country, catalogue, timeZone });
  return { constant: constantFor(network, english, language), isNew: true, languageConstant, settings };
}

function defaultCatalogue(language: string, country: string): string {
  return language === 'pt' && country !== 'BR' ? 'pt-PT' : language;
}

function constantOfCatalogue(
  { languages }: Network,
  { language, catalogue }: { language: string; catalogue: string },
): string {
  const found = Object.entries(languages).find(
    ([, settings]) => settings.catalogue === catalogue && settings.language === language,
  );
  if (found) return found[0];
  const known = Object.values(languages).map((settings) => `${settings.language} with ${settings.catalogue}`);
  throw new ExplainedError(
    `There is no ${language} with the catalogue ${catalogue}: there are ${known.join(', ')}.`,
  );
}

type Place = { languageConstant: string; tag: string; country: string; catalogue: string; timeZone: string };

function newSettings({ languages }: Network, place: Place): Partial<SiteRow> {
  const { languageConstant, tag, country, catalogue, timeZone } = place;
  return {
    ...languages[languageConstant],
    languageCode: languageCodes[catalogue] ?? 'ES',
    formatLocale: tag,
    numberLocale: tag,
    ogLocale: tag.replace('-', '_'),
    hreflang: tag,
    timeZone,
    countryCode: country,
    flag: country.toLowerCase(),
  };
}

/** `uruguay`, or `englishUruguay` if the name is taken by another language. */
function constantFor({ countries }: Network, english: string, language: string): string {
  const plain = names(english.normalize('NFD').replace(/[^\w ]/g, '')).propertyName;
  if (!Object.hasOwn(countries, plain)) return plain;
  const spoken = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return names(`${spoken} ${plain}`).propertyName;
}
