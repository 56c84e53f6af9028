import { nearestDate } from '../nearestDate.ts';
import { readDays, type NamedDay } from '../readDays.ts';
import type { Rule } from '../Told.ts';

/** The first day of the tournament that is on, as it was recorded. */
const since = '2026-06-11';

/** Days from before the tournament stay what they were. */
export const history: Rule = {
  name: 'history is moved',
  find: ({ fields, writtenFields, tables, writtenTables, language, written, otherClock }) => {
    // A late evening is the next day by another clock
    if (otherClock) return [];
    const daysOf = (texts: readonly string[]) => texts.map((text) => readDays(text, language));
    const told = daysOf([...fields.map(({ text }) => text), ...tables.flat(2)]);
    const before = daysOf([...writtenFields.map(({ text }) => text), ...writtenTables.flat(2)]);
    return before.flatMap((days, text) =>
      days.flatMap((day, at) => {
        const other = told[text]?.[at];
        return isPast(day, written.head.publishedAt) && !isSame(day, other)
          ? [`${day.text} → ${String(other?.text)}`]
          : [];
      }),
    );
  },
};

/** Whether a day was over when the tournament began. */
export const isPast = (day: NamedDay, publishedAt: Date): boolean => nearestDate(day, publishedAt) < since;

const isSame = (one: NamedDay, other: NamedDay | undefined): boolean =>
  one.day === other?.day && one.month === other.month && one.year === other.year;
