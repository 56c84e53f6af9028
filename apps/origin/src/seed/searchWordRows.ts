import type { searchWords } from '../database/searchTables.ts';
import { bareText } from '../database/searchWords.ts';
import { wordsOf } from '../search/wordQuery.ts';
import type { NameRow } from './searchNameRows.ts';

type WordRow = typeof searchWords.$inferInsert;

const shortest = 3;

const isMan = (kind: NameRow['kind']): boolean => kind === 'player' || kind === 'referee';

/**
 * The words of names and headlines, written as names have them. A name of several words stands there in one, too: so
 * "riverplate" leads to River Plate.
 */
export function searchWordRows(
  names: readonly Pick<NameRow, 'kind' | 'name' | 'weight'>[],
  headlines: readonly string[],
): WordRow[] {
  const rows = new Map<string, WordRow>();
  const add = (shown: string, word: string, uses: number) => {
    if (word.length < shortest || /^\d+$/.test(word)) return;
    const row = rows.get(word);
    if (row) row.uses += uses;
    else rows.set(word, { word, shown, uses });
  };

  for (const { kind, name, weight } of names) {
    const words = wordsOf(name);
    for (const word of words) add(word, bareText(word), 1 + weight);
    if (!isMan(kind) && words.length > 1) add(name, bareText(words.join('')), 1);
  }
  // A headline begins with a capital whatever its first word is
  const spoken = headlines.flatMap((headline) => wordsOf(headline));
  const lower = new Set(spoken.filter((word) => word === word.toLowerCase()));
  for (const word of spoken) {
    const small = word.toLowerCase();
    add(lower.has(small) ? small : word, bareText(word), 1);
  }
  return [...rows.values()];
}
