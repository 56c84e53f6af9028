import type { Language } from './Told.ts';

/** A day as a text names it. 0 is January, and Sunday. */
export type NamedDay = {
  readonly text: string;
  readonly at: number;
  readonly weekday: number | null;
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
};

/** An hour as a text names it, in minutes since midnight. */
export type NamedHour = { readonly text: string; readonly at: number; readonly minutes: number };

type Calendar = {
  readonly weekdays: readonly string[];
  readonly months: readonly RegExp[];
  readonly day: RegExp;
};

const spanishMonths = 'ene feb mar abr may jun jul ago se oct nov dic'.split(' ');
const portugueseMonths = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const starts = (names: readonly string[]) => names.map((name) => new RegExp(`^${name}`, 'i'));

const calendars: Record<Language, Calendar> = {
  es: {
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    months: starts(spanishMonths),
    day: /(?:(?<weekday>\p{L}{5,9}),? )?(?<!\p{L})(?<day>\d{1,2}) de (?<month>enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)(?: del? (?<year>\d{4}))?/giu,
  },
  pt: {
    weekdays: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
    months: starts(portugueseMonths),
    day: /(?:(?<weekday>\p{L}{5,9})(?:-feira)?,? )?(?<!\p{L})(?<day>\d{1,2})º? de (?<month>janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: de (?<year>\d{4}))?/giu,
  },
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: starts(englishMonths),
    day: /(?:(?<weekday>[A-Z]\p{L}+day), )?(?<month>January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Aug|Sept|Oct|Nov|Dec)\.) (?<day>\d{1,2})(?!\d|[-–]\d)(?:, (?<year>\d{4}))?/gu,
  },
};

const hours: Record<Language, RegExp> = {
  es: /(?<![\d:])(?<hour>\d{1,2}):(?<minute>\d{2})(?!:?\d)/gu,
  pt: /(?<![\p{L}\d:])(?:(?<hour>\d{1,2})h(?<minute>\d{2})?|meia-noite)(?![\p{L}\d])/gu,
  en: /(?<![\d:])(?:(?<hour>\d{1,2})(?::(?<minute>\d{2}))? (?<half>[ap])\.m\.|(?<noon>noon)|midnight)/gu,
};

/** Days with their month, in the order of the text. Read by a pattern of our own, not by that which moves them. */
export function readDays(text: string, language: Language): NamedDay[] {
  const { day: pattern, months, weekdays } = calendars[language];
  return [...text.matchAll(pattern)].map(({ 0: found, index, groups = {} }) => {
    const weekday = weekdays.findIndex((name) => name.toLowerCase() === groups['weekday']?.toLowerCase());
    return {
      ...{ text: found, at: index, weekday: weekday < 0 ? null : weekday, day: Number(groups['day']) },
      month: months.findIndex((name) => name.test(groups['month'] ?? '')),
      year: groups['year'] === undefined ? null : Number(groups['year']),
    };
  });
}

export function readHours(text: string, language: Language): NamedHour[] {
  return [...text.matchAll(hours[language])].map(({ 0: found, index, groups = {} }) => {
    const hour = Number(groups['hour'] ?? 0);
    const ofDay = groups['half']
      ? (hour % 12) + (groups['half'] === 'p' ? 12 : 0)
      : groups['noon']
        ? 12
        : hour;
    return { text: found, at: index, minutes: ofDay * 60 + Number(groups['minute'] ?? 0) };
  });
}
