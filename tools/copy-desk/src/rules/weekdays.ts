import { nearestDate } from '../nearestDate.ts';
import { readDays } from '../readDays.ts';
import type { Rule } from '../Told.ts';

/** A weekday beside a date is that of the date. */
export const weekdays: Rule = {
  name: 'a weekday is not that of its date',
  find: ({ fields, language, publishedAt }) =>
    fields.flatMap(({ name, text }) =>
      readDays(text, language)
        .filter(
          (day) =>
            day.weekday !== null && new Date(nearestDate(day, publishedAt)).getUTCDay() !== day.weekday,
        )
        .map((day) => `${name}: ${day.text}`),
    ),
};
