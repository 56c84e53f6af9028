import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Folds what a reader leaves out when typing: capitals and accents. */
const accented = 'áàâãäåéèêëíìîïóòôõöøúùûüñçşšžćčğı';
const plain = 'aaaaaaeeeeiiiioooooouuuuncsszccgi';

/** Whether `search` is a part of one of the three names, accents and capitals aside. */
export function matchesName(
  names: { nameEs: PgColumn; namePt: PgColumn; nameEn: PgColumn },
  search: string,
): SQL | undefined {
  const wanted = fold(sql`${search}`);
  return or(
    ...[names.nameEs, names.namePt, names.nameEn].map(
      (name) => sql`position(${wanted} in ${fold(sql`${name}`)}) > 0`,
    ),
  );
}

function fold(text: SQL): SQL {
  return sql`translate(lower(${text}), ${accented}, ${plain})`;
}
