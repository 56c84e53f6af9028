import type { DeskRule } from './DeskRule.ts';
import { textsOf } from './DeskRule.ts';

/** How a language names a month, and the ways of writing a day that nobody taught the clock. */
type Forms = { readonly monthAlone: RegExp; readonly months: readonly string[]; readonly unknown: RegExp };

const spanish =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const portuguese =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const english = 'January February March April May June July August September October November December'.split(
  ' ',
);

const numeric = String.raw`(?<![\p{L}\d/:-])\d{1,2}/\d{1,2}(?:/\d{2,4})?(?![\p{L}\d/])`;
const short = (months: readonly string[], between: string) =>
  String.raw`(?<!\p{L})\d{1,2}${between}(?:${months.map((name) => name.slice(0, 3)).join('|')})\.?(?![\p{L}])`;

/** A month that neither a day stands before nor a list of days; with its year, if there is one. */
const romance = (months: readonly string[], of: string) =>
  new RegExp(
    String.raw`(?<!\d{1,2}º? de )(?<!\p{L})(?<month>${months.join('|')})(?!\p{L})(?: ${of} (?<year>\d{4}))?`,
    'giu',
  );

const forms: Record<string, Forms> = {
  es: {
    months: spanish,
    monthAlone: romance(spanish, 'del?'),
    unknown: new RegExp(
      [
        numeric,
        short(spanish, ' (?:de )?'),
        String.raw`(?:1\.?º|1ro\.?|primero) de (?:${spanish.join('|')})`,
        String.raw`(?<!\p{L})día \d{1,2}(?! de )(?!\d)`,
      ].join('|'),
      'giu',
    ),
  },
  pt: {
    months: portuguese,
    monthAlone: romance(portuguese, 'de'),
    unknown: new RegExp(
      [
        numeric,
        short(portuguese, ' (?:de )?'),
        String.raw`primeiro de (?:${portuguese.join('|')})`,
        String.raw`(?<!\p{L})dia \d{1,2}(?! de )(?!\d)`,
      ].join('|'),
      'giu',
    ),
  },
  en: {
    months: english,
    monthAlone: new RegExp(
      String.raw`(?<!\p{L})(?<month>${english.join('|')})(?!\p{L})(?! \d{1,2}(?!\d))(?:,? (?<year>\d{4}))?`,
      'gu',
    ),
    unknown: new RegExp(
      [
        numeric,
        String.raw`(?<!\p{L})\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${english.join('|')})(?!\p{L})`,
        String.raw`(?:${english.join('|')}) \d{1,2} ?(?:and|or|to|through|[-–]) ?\d{1,2}(?![-–\d])`,
        'Fourth of July',
      ].join('|'),
      'gu',
    ),
  },
};

/**
 * Every day that the clock has to move is written as it knows it (`src/dates`): with its day, in words. A month alone that
 * the tournament is played in would stay where it is.
 */
export const dateForms: DeskRule = (file, { language, running: { from, until } }) => {
  const known = forms[language];
  if (!known || file.head.publishedAt < from) return [];
  const year = from.getUTCFullYear();
  const ofTournament = known.months.slice(from.getUTCMonth(), until.getUTCMonth() + 1);
  return textsOf(file).flatMap((text) => [
    ...[...text.matchAll(known.unknown)].map(([found]) => `“${found}” is no form of a day that is moved`),
    ...[...text.matchAll(known.monthAlone)]
      .filter(({ groups = {} }) => ofTournament.includes(groups['month'] ?? ''))
      .filter(({ groups = {} }) => groups['year'] === undefined || Number(groups['year']) === year)
      .map(([found]) => `“${found}” is a month without a day, which is not moved`),
  ]);
};
