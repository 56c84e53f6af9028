import { names } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import type { Network } from '../network/readNetwork.ts';
import type { BrandOptions } from './BrandOptions.ts';
import { countryName } from './placeNames.ts';

export type Locale = ReturnType<typeof localeOf>;

/** By catalogue. */
const languageCodes: Readonly<Record<string, string>> = { en: 'EN-US', pt: 'PT-BR', 'pt-PT': 'PT-PT' };

/**
 * Language, country and time zone of a new site: the constant in `countrySettings.ts` that its row spreads, an existing
 * one or a new one. Throws an `ExplainedError` for an
 * unknown country or catalogue, and for a new country without a time zone.
 */
export function localeOf(options: BrandOptions, { countries, languages }: Network) {
  const { country = '', language = 'es', timeZone } = options;
  const usual = language === 'pt' && country !== 'BR' ? 'pt-PT' : language;
  const { catalogue = usual } = options;
  const spoken = Object.entries(languages).find(
    ([, settings]) => settings.catalogue === catalogue && settings.language === language,
  );
  if (!spoken) {
    const known = Object.values(languages).map((other) => `${other.language} with ${other.catalogue}`);
    throw new ExplainedError(
      `There is no ${language} with the catalogue ${catalogue}: there are ${known.join(', ')}.`,
    );
  }
  const [languageConstant, ofLanguage] = spoken;
  const tag = `${language}-${country}`;
  const known = Object.entries(countries).find(
    ([, settings]) => settings.hreflang === tag && settings.catalogue === catalogue,
  );
  if (known) {
    const [constant, ofCountry] = known;
    const settings = timeZone === undefined ? ofCountry : { ...ofCountry, timeZone };
    return { constant, isNew: false, languageConstant, settings };
  }

  const english = countryName(country, 'en');
  if (english === null)
    throw new ExplainedError(`There is no country ${country}: expected a code such as MX.`);
  if (timeZone === undefined) {
    throw new ExplainedError(`The clock of ${english} is not known: say it, as in --timeZone=Europe/Madrid.`);
  }
  const settings = {
    ...ofLanguage,
    languageCode: languageCodes[catalogue] ?? 'ES',
    formatLocale: tag,
    numberLocale: tag,
    ogLocale: tag.replace('-', '_'),
    hreflang: tag,
    timeZone,
    countryCode: country,
    flag: country.toLowerCase(),
  };
  // `uruguay`, or `englishUruguay` if the name is taken by another language.
  const plain = names(english.normalize('NFD').replace(/[^\w ]/g, '')).propertyName;
  const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  const constant = Object.hasOwn(countries, plain) ? names(`${inEnglish} ${plain}`).propertyName : plain;
  return { constant, isNew: true, languageConstant, settings };
}
