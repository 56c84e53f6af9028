import { inCaseOf, indexIn, type DateWords } from './DateWords.ts';

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
// The working days are feminine, Saturday and Sunday are not: what stands before follows
const pairs = [
  ['no', 'na'],
  ['neste', 'nesta'],
  ['do', 'da'],
  ['deste', 'desta'],
  ['pelo', 'pela'],
  ['o', 'a'],
  ['ao', 'à'],
  ['um', 'uma'],
  ['próximo', 'próxima'],
  ['último', 'última'],
] as const;
const before = pairs.flat().join('|');
// `segunda` and the others are ordinals as well: alone they are days only as `segunda-feira` or after `na`
const named = `domingo|sábado|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?`;
const surely = `domingo|sábado|(?:segunda|terça|quarta|quinta|sexta)-feira`;
const article = `(?<!\\p{L})(?:(?<article>${before}) )?`;
const day = `(?<![\\p{L}\\p{N}.,:+/-])(?<day>1º|[1-9]|[12]\\d|3[01])(?![\\p{L}\\p{N}:%]|[.,/-]\\p{N})`;
const month = months.join('|');
const hour = `(?:(?<to>às|à) )?(?<![\\p{L}\\p{N}:])(?<hour>(?:1?\\d|2[0-3])h(?:[0-5]\\d)?|meia-noite|meio-dia)(?![\\p{L}\\p{N}])`;
const nextOfList = `(?=,? (?:e|ou|a|ao|até) (?:o )?\\d{1,2}º? de (?<ahead>${month})(?!\\p{L}))`;

/** `sexta-feira, 19 de junho de 2026`, `7 e 8 de julho`, `no sábado`, `às 21h30` */
export const portugueseDates: DateWords = {
  pattern: new RegExp(
    [
      `(?:${article}(?<weekday>${named})(?!\\p{L})(?<comma>,)? )?${day} de (?<month>${month})(?!\\p{L})(?: de (?<year>20(?:1[6-9]|2\\d))(?!\\p{N})|(?! de \\d))`,
      `${day}${nextOfList}`,
      `${article}(?<weekday>${surely})(?!\\p{L})(?: \\((?<day>[1-9]|[12]\\d|3[01])\\))?`,
      hour,
    ].join('|'),
    'giu',
  ),
  hourAhead: new RegExp(`^[^.;|<\\n]{0,60}?${hour}`, 'iu'),
  hourBefore: new RegExp(`${hour}(?:(?! (?:e|ou) |${named})[^.;|<\\n\\d]){0,60}$`, 'iu'),
  hourHeading: /^\s*(?:hora|horário)/i,
  // `16h` says that it is one
  isBareFigure: () => false,
  weekdayOf: (text) => indexIn(weekdays, text.replace(/-feira$/i, '')),
  monthOf: (text) => indexIn(months, text),
  minutesOf({ hour: text = '' }) {
    if (text.toLowerCase() === 'meia-noite') return 0;
    if (text.toLowerCase() === 'meio-dia') return 12 * 60;
    const [hours = 0, minutes = 0] = text.toLowerCase().split('h').map(Number);
    return hours * 60 + minutes;
  },
  say(groups, time, withMonth) {
    if (groups['hour'] !== undefined) return sayHour(groups['to'], time.minutes);

    const { article: said, weekday, comma = '', day: dayText, month: monthText, year } = groups;
    const inBrackets = weekday && dayText && !monthText;
    const parts = [
      weekday && said && inCaseOf(said, ofGender(said, time.weekday)),
      weekday && inCaseOf(weekday, nameOf(time.weekday, weekday)) + comma,
      dayText && (inBrackets ? `(${time.day})` : time.day === 1 ? '1º' : String(time.day)),
      (monthText ?? (withMonth && dayText)) && !inBrackets && `de ${months[time.month] ?? ''}`,
      year && `de ${time.year}`,
    ];
    return parts.filter(Boolean).join(' ');
  },
};

function isFeminine(weekday: number): boolean {
  return weekday >= 1 && weekday <= 5;
}

function ofGender(article: string, weekday: number): string {
  const pair = pairs.find((both) => both.some((one) => one === article.toLowerCase()));
  return pair?.[isFeminine(weekday) ? 1 : 0] ?? article;
}

function nameOf(weekday: number, like: string): string {
  const short = !/-feira$/i.test(like) && !/^(domingo|sábado)$/i.test(like);
  const name = weekdays[weekday] ?? '';
  return isFeminine(weekday) && !short ? `${name}-feira` : name;
}

function sayHour(to: string | undefined, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const text = minutes === 0 ? 'meia-noite' : `${hours}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
  if (to === undefined) return text;
  return `${inCaseOf(to, hours <= 1 ? 'à' : 'às')} ${text}`;
}
