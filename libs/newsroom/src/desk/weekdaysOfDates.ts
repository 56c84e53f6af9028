import { dateWords } from '../dates/moveText.ts';
import { calendarDay, utcOf } from '../dates/wallClock.ts';
import { textsOf, type DeskRule } from './DeskRule.ts';

/** A weekday beside a date is that of the date in its year, or in the one nearest to the article. */
export const weekdaysOfDates: DeskRule = (file, { language }) => {
  const words = dateWords[language];
  if (!words) return [];
  const { publishedAt } = file.head;
  return textsOf(file).flatMap((text) =>
    [...text.matchAll(words.pattern)].flatMap(({ 0: found, groups = {} }) => {
      const { weekday, day, month, year } = groups;
      if (weekday === undefined || day === undefined || month === undefined) return [];
      const years =
        year === undefined ? [-1, 0, 1].map((step) => publishedAt.getUTCFullYear() + step) : [Number(year)];
      const [nearest] = years
        .map((one) => calendarDay(one, words.monthOf(month), Number.parseInt(day, 10)))
        .toSorted((one, other) => apart(utcOf(one)) - apart(utcOf(other)));
      return nearest?.weekday === words.weekdayOf(weekday) ? [] : [`“${found}” was another weekday`];
    }),
  );

  function apart(time: number): number {
    return Math.abs(time - publishedAt.getTime());
  }
};
