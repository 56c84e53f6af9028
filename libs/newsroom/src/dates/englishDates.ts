import type { DateWords } from './DateWords.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekday = `(?<!\\p{L})(?<weekday>${weekdays.join('|')})(?!\\p{L})`;
// As newspapers shorten the long ones beside a day
const shortMonths = months.map((name) =>
  name === 'September' ? 'Sept.' : name.length > 5 ? `${name.slice(0, 3)}.` : name,
);
// Months with a capital only: `may` and `march` are verbs
const month = [...months, ...shortMonths.map((name) => name.replace('.', String.raw`\.`))].join('|');
const day = `(?<day>[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?(?![\\p{L}\\p{N}:%]|[.,/-]\\p{N})`;
const hour = `(?<![\\p{L}\\p{N}:])(?<hour>noon|midnight|(?:1[0-2]|[1-9])(?::[0-5]\\d)?\\s(?<half>[ap]\\.?m\\.?))(?![\\p{L}\\p{N}])`;

/** `Sunday, July 5, 2026`, `Nov. 27`, `July 7 and 8`, `Sunday`, `3:30 p.m.` */
export const englishDates: DateWords = {
  pattern: new RegExp(
    [
      `(?:${weekday}(?<comma>,)? )?(?<!\\p{L})(?<month>${month}) ${day}(?:, (?<year>20(?:1[6-9]|2\\d))(?!\\p{N})|(?!, \\d{4}))`,
      weekday,
      hour,
    ].join('|'),
    'gu',
  ),
  hourAhead: new RegExp(`^[^;|<\\n]{0,60}?${hour}`, 'u'),
  hourBefore: new RegExp(`${hour}(?:(?! (?:and|or) |${weekdays.join('|')})[^;|<\\n\\d]){0,40}$`, 'u'),
  hourHeading: /time|kickoff/i,
  // `3 p.m.` says that it is one
  isBareFigure: () => false,
  weekdayOf: (text) => weekdays.indexOf(text),
  monthOf: (text) => Math.max(months.indexOf(text), shortMonths.indexOf(text)),
  minutesOf({ hour: text = '', half }) {
    if (text === 'noon') return 12 * 60;
    if (text === 'midnight') return 0;
    const [hours = 0, minutes = 0] = text.split(/[:\s]/).map(Number);
    return ((hours % 12) + (half?.startsWith('p') ? 12 : 0)) * 60 + (Number.isNaN(minutes) ? 0 : minutes);
  },
  say(groups, time) {
    if (groups['hour'] !== undefined) return sayHour(time.minutes, groups['half'] ?? 'p.m.');

    const { weekday: named, comma = '', month: monthText, year } = groups;
    const parts = [
      named && (weekdays[time.weekday] ?? '') + comma,
      monthText && `${shortMonths[time.month] ?? ''} ${time.day}${year ? ',' : ''}`,
      year && String(time.year),
    ];
    return parts.filter(Boolean).join(' ');
  },
};

function sayHour(minutes: number, like: string): string {
  if (minutes === 0) return 'midnight';
  if (minutes === 12 * 60) return 'noon';
  const hours = Math.floor(minutes / 60);
  const half = like.replace(/^[ap]/, hours < 12 ? 'a' : 'p');
  const rest = minutes % 60;
  return `${((hours + 11) % 12) + 1}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${half}`;
}
