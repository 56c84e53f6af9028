import { readHours } from '../readDays.ts';
import type { Rule } from '../Told.ts';

/** An hour is that of a kick-off, by the reader's clock: of the match in the box, of one of its teams or of the tournament. */
export const hoursOfKickOffs: Rule = {
  name: 'an hour is no kick-off',
  find: ({ fields, tables, language, around, matches, moves }) => {
    if (!moves) return [];
    const minutes = new Set([...matches, ...around].map(({ local }) => local?.minutes));
    const cells = tables.flatMap((rows) => hourCells(rows).map((text) => ({ name: 'table', text })));
    return [...fields, ...cells].flatMap(({ name, text }) =>
      readHours(text, language)
        .filter((hour) => !minutes.has(hour.minutes))
        .map((hour) => `${name}: ${hour.text} in “${text.slice(Math.max(0, hour.at - 40), hour.at + 30)}”`),
    );
  },
};

function hourCells(rows: readonly (readonly string[])[]): string[] {
  const column = rows[0]?.findIndex((heading) => /^hora|time$/i.test(heading)) ?? -1;
  return column < 0 ? [] : rows.slice(1).flatMap((cells) => cells[column] ?? []);
}
