import { type SQL, sql } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { searchNames, type namedKinds } from '../database/searchTables.ts';
import { bareText } from '../database/searchWords.ts';
import { wordQuery } from './wordQuery.ts';

export type NamedKind = (typeof namedKinds)[number];

/** `all`: names with all the words; `within`: names that are a part of what was typed; `any`: names with one of the words. */
export type NameMatch = 'all' | 'within' | 'any';

/** Ids, the best first, and how many there are in all. */
export type FoundNames = { ids: string[]; total: number };

/**
 * What is called so: first what has this very name, then what begins with it, then what has the words; of each the one
 * there is most of.
 */
export async function findNames(
  db: OriginDatabase,
  kind: NamedKind,
  { words, match, size }: { words: readonly string[]; match: NameMatch; size: number },
): Promise<FoundNames> {
  if (words.length === 0) return { ids: [], total: 0 };
  const plain = words.map(bareText);
  const whole = plain.join(' ');
  // Nothing in it but letters, digits and spaces: it is its own pattern
  const beginning = `${whole}%`;
  const { folded, words: vector } = searchNames;
  const fits = {
    all: () => sql`(${vector} @@ to_tsquery('simple', ${wordQuery(words)}) or ${folded} like ${beginning})`,
    within: () => sql`${folded} = any(array[${list(runsOf(plain))}]::text[])`,
    any: () => sql`${vector} @@ to_tsquery('simple', ${wordQuery(words, 'any')})`,
  };
  const hits = sql`
    select ${searchNames.entityId} as id,
      max(case when ${folded} = ${whole} then 2 when ${folded} like ${beginning} then 1 else 0 end) as rank,
      max(${searchNames.weight}) as weight
    from ${searchNames}
    where ${searchNames.kind} = ${kind} and ${fits[match]()}
    group by ${searchNames.entityId}`;
  const found = kind === 'competition' ? latestSeasons(hits) : hits;
  const rows = await db
    .select({ id: sql<string>`id`, total: sql<number>`(count(*) over ())::int` })
    .from(sql`(${found}) hit`)
    .orderBy(sql`rank desc, weight desc, id`)
    .limit(size);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** One season of a competition: the latest of those that fit best, so that "mundial 2018" finds that one. */
function latestSeasons(hits: SQL): SQL {
  return sql`
    select distinct on (season.slug) fitting.*
    from (${hits}) fitting join football_tournaments season on season.id = fitting.id
    order by season.slug, fitting.rank desc, season.season desc`;
}

/** The words of each stretch of a line: of "a b c" those are a, a b, a b c, b, b c and c. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join(' ')),
  );
}

const list = (texts: readonly string[]): SQL =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );
