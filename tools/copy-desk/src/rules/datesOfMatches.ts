import { nearestDate } from '../nearestDate.ts';
import { readDays } from '../readDays.ts';
import { isPast } from './history.ts';
import type { Rule, ToldMatch } from '../Told.ts';

/**
 * A day without a year is one of the tournament that is on. Where an article is of other matches alone it is the day of one
 * of these; days of years before it say their year.
 */
export const datesOfMatches: Rule = {
  name: 'a day is that of no match',
  find: ({ fields, tables, language, around, matches, publishedAt, written, moves }) => {
    if (!moves) return [];
    const daysOf = (all: readonly ToldMatch[]) => all.flatMap(({ day, local }) => [day, local?.day ?? day]);
    const own = new Set(daysOf(matches));
    const [first = '', last = ''] = [daysOf(around).toSorted()[0], daysOf(around).toSorted().at(-1)];
    const ofTournament = matches.length === 0 || matches.some(({ isOn }) => isOn);
    const isKnown = (date: string) => own.has(date) || (ofTournament && first <= date && date <= last);
    const cells = tables.flat(2).map((text) => ({ name: 'table', text }));
    return [...fields, ...cells].flatMap(({ name, text }) =>
      readDays(text, language)
        .filter((day) => day.year === null && !isKnown(nearestDate(day, publishedAt)))
        // A day from before the tournament, which did not move
        .filter((day) => !isPast(day, written.head.publishedAt))
        .map((day) => `${name}: ${day.text} in “${text.slice(0, 90)}”`),
    );
  },
};
