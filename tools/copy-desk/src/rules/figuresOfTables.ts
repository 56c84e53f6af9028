import type { Rule } from '../Told.ts';

const namesDay = /\p{L}{3,}/u;
const ofHours = /^(?:hora|horário|.*\btime)/i;

/** A clock that is moved moves days and hours in tables, and no figure. */
export const figuresOfTables: Rule = {
  name: 'a figure of a table is moved',
  find: ({ tables, writtenTables }) =>
    writtenTables.flatMap((rows, table) =>
      rows.flatMap((cells, row) =>
        cells.flatMap((cell, column) => {
          const told = tables[table]?.[row]?.[column];
          const mayMove = namesDay.test(cell) || ofHours.test(rows[0]?.[column] ?? '');
          return told === cell || mayMove ? [] : [`${cell} → ${String(told)}`];
        }),
      ),
    ),
};
