import { ne } from 'drizzle-orm';
import type { Facts } from '@cancha/newsroom/facts/factRecords.ts';
import { articles } from '../database/contentTables.ts';
import { countRows } from '../database/countRows.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { searchNames, searchWords } from '../database/searchTables.ts';
import { insertAll } from './insertAll.ts';
import { searchNameRows } from './searchNameRows.ts';
import { searchWordRows } from './searchWordRows.ts';

/** What is searched beside the articles, in place of whatever was there. After articles and football data. */
export async function seedSearch(db: OriginDatabase, facts: Facts): Promise<void> {
  const headlines = await db
    .select({ title: articles.title })
    .from(articles)
    .where(ne(articles.status, 'draft'));
  const names = searchNameRows(facts);
  const words = searchWordRows(
    names,
    headlines.map(({ title }) => title),
  );
  await db.delete(searchNames);
  await db.delete(searchWords);
  await insertAll(db, searchNames, names);
  await insertAll(db, searchWords, words);
  await countRows(db, [searchNames, searchWords]);
}
