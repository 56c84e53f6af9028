import { inCaseOf, indexIn, type DateWords } from './DateWords.ts';

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const weekday = `(?<![\\p{L}])(?<weekday>${weekdays.join('|')})(?!\\p{L})`;
const day = `(?<![\\p{L}\\p{N}.,:+/-])(?<day>[1-9]|[12]\\d|3[01])(?![\\p{L}\\p{N}:%’]|[.,/-]\\p{N})`;
// Both are right; some countries write it without its p
const month = months.join('|').replace('septiembre', 'sep?tiembre');
const hour = `(?<to>a las? )?(?<![\\p{N}:])(?<hour>(?:[01]?\\d|2[0-3]):[0-5]\\d)(?!:?\\p{N})`;
const nextOfList = `(?=,? (?:y|o|e|al?|hasta) (?:el )?(?:(?:${weekdays.join('|')}) )?\\d{1,2} de (?<ahead>${month})(?!\\p{L}))`;

/** `sábado 11 de julio de 2026`, `7 y 8 de julio`, `sábado 27`, `domingo`, `a las 13:00` */
export const spanishDates: DateWords = {
  pattern: new RegExp(
    [
      `(?:${weekday},? )?${day} de (?<month>${month})(?!\\p{L})(?: (?<of>del?) (?<year>20(?:1[6-9]|2\\d))(?!\\p{N})|(?! del? \\d))`,
      `(?:${weekday},? )?${day}${nextOfList}`,
      `${weekday} ${day}`,
      weekday,
      hour,
    ].join('|'),
    'giu',
  ),
  hourAhead: new RegExp(`^[^.;|<\\n]{0,60}?${hour}`, 'iu'),
  hourBefore: new RegExp(`${hour}(?:(?! (?:y|e|o) |${weekdays.join('|')})[^.;|<\\n\\d]){0,60}$`, 'iu'),
  hourHeading: /^\s*hora/i,
  isBareFigure: ({ to }) => to === undefined,
  weekdayOf: (text) => indexIn(weekdays, text),
  monthOf: (text) => indexIn(months, text.replace(/^set/i, 'sept')),
  minutesOf({ hour: text = '' }) {
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    return hours * 60 + minutes;
  },
  say(groups, time, withMonth) {
    if (groups['hour'] !== undefined) {
      const hours = Math.floor(time.minutes / 60);
      const to = groups['to'] && inCaseOf(groups['to'], hours === 1 ? 'a la ' : 'a las ');
      return `${to ?? ''}${two(hours)}:${two(time.minutes % 60)}`;
    }
    const { weekday: named, day: said, month: monthSaid, of, year } = groups;
    const parts = [
      named && inCaseOf(named, weekdays[time.weekday] ?? ''),
      said && String(time.day),
      (monthSaid ?? (withMonth && said)) && `de ${months[time.month] ?? ''}`,
      year && `${of ?? 'de'} ${time.year}`,
    ];
    return parts.filter(Boolean).join(' ');
  },
};

function two(value: number): string {
  return String(value).padStart(2, '0');
}
