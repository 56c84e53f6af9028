import { or, sql } from 'drizzle-orm';
import type { ContentContext } from '../content/listArticles.ts';
import { visible } from '../content/articleFilters.ts';
import { articles } from '../database/contentTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { searchNames, searchWords } from '../database/searchTables.ts';
import { bareText, folded, searchConfig } from '../database/searchWords.ts';
import { isFiller, wordQuery, wordsOf } from './wordQuery.ts';

/** More words than that are a sentence, and nobody's typing mistake. */
const mostWords = 5;
const mostCandidates = 4;
/** Of those near by letters that are wrong; letters that changed places are looked for among them. */
const mostNear = 16;
const mostGuesses = 40;

type Near = { at: number; asked: string; word: string; shown: string; uses: number; distance: number };
type Candidate = Pick<Near, 'shown' | 'distance'>;
type Guess = { shown: string[]; distance: number };

/**
 * Words that something of the site has, in place of mistyped ones: each the nearest to what was typed by letters that
 * are wrong, missing or too many. `null` where nothing is near enough.
 */
export async function correctWords(
  context: ContentContext,
  words: readonly string[],
  { names, news }: { names: boolean; news: boolean },
): Promise<string | null> {
  if (words.length === 0 || words.length > mostWords) return null;
  const near = await findNear(context.db, words.map(bareText));
  const guesses = combine(
    words.map((word, at) =>
      isFiller(word) ? [{ shown: word, distance: 0 }] : nearest(near.filter((one) => one.at === at)),
    ),
  );
  if (guesses.length === 0) return null;

  const language = sql`${context.site.newsroom.language}::text`;
  const rows = guesses.map(({ shown }) => ({
    text: shown.join(' '),
    names: wordQuery(shown.flatMap(wordsOf)),
    telling: shown.filter((word) => !isFiller(word)).join(' '),
  }));
  const called = sql`exists (select from ${searchNames} where ${searchNames.words} @@ to_tsquery('simple', guess.names))`;
  const told = sql`exists (select from ${articles} where ${visible(context)}
    and ${articles.search} @@ plainto_tsquery(${searchConfig(language)}, ${folded(sql`guess.telling`, language)}))`;
  const fitting = await context.db
    .select({ text: sql<string>`guess.text` })
    .from(
      sql`rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (text text, names text, telling text))
        with ordinality as guess (text, names, telling, at)`,
    )
    .where(or(names ? called : undefined, news ? told : undefined))
    .orderBy(sql`guess.at`)
    .limit(1);
  return fitting[0]?.text ?? null;
}

/** Words near to each of those asked: one letter off in a short one, two or three in a long one. */
async function findNear(db: OriginDatabase, words: readonly string[]): Promise<Near[]> {
  const asked = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  return db
    .select({
      at: sql<number>`asked.at::int - 1`,
      asked: sql<string>`asked.word`,
      word: sql<string>`near.word`,
      shown: sql<string>`near.shown`,
      uses: sql<number>`near.uses`,
      distance: sql<number>`near.distance`,
    })
    .from(
      sql`unnest(array[${asked}]::text[]) with ordinality as asked (word, at)
      cross join lateral (
        select ${searchWords.word}, ${searchWords.shown}, ${searchWords.uses},
          levenshtein(${searchWords.word}, asked.word) as distance
        from ${searchWords}
        where ${searchWords.word} % asked.word
          and levenshtein(${searchWords.word}, asked.word) <= least(3, greatest(1, length(asked.word) / 3))
        order by distance, ${searchWords.uses} desc
        limit ${mostNear}
      ) near`,
    );
}

/** Two letters that changed places are one mistake. Of words as near as each other the one that is used most. */
function nearest(near: readonly Near[]): Candidate[] {
  const letters = (word: string) => [...word].sort().join('');
  return near
    .map((one) => ({
      ...one,
      distance: one.distance === 2 && letters(one.word) === letters(one.asked) ? 1 : one.distance,
    }))
    .sort((one, other) => one.distance - other.distance || other.uses - one.uses)
    .slice(0, mostCandidates);
}

/** Each candidate of a word with each of the others, those with the fewest wrong letters first. */
function combine(candidates: readonly (readonly Candidate[])[]): Guess[] {
  return candidates.reduce<Guess[]>(
    (guesses, own) =>
      guesses
        .flatMap((guess) =>
          own.map(({ shown, distance }) => ({
            shown: [...guess.shown, shown],
            distance: guess.distance + distance,
          })),
        )
        .sort((one, other) => one.distance - other.distance)
        .slice(0, mostGuesses),
    [{ shown: [], distance: 0 }],
  );
}
