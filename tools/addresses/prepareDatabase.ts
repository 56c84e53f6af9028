import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startOrigin } from '../bench/startBuild.ts';

/** Views come in at the pace of asking, and lists of what is read most are made of them. */
const countNoViews = `
  create function count_no_view() returns trigger language plpgsql as 'begin return null; end';
  create trigger count_no_view before insert on article_views for each row execute function count_no_view();
`;

type Database = { exec: (sql: string) => Promise<unknown>; close: () => Promise<void> };

/** Fills the database of a checkout's origin in the folder `data` and stops it from counting views. */
export async function prepareDatabase(checkout: string, data: string): Promise<void> {
  const origin = await startOrigin(checkout, data);
  await origin.stop();
  const require = createRequire(join(checkout, 'apps/origin/package.json'));
  const { PGlite } = require('@electric-sql/pglite') as { PGlite: new (folder: string) => Database };
  const database = new PGlite(join(data, 'database'));
  await database.exec(countNoViews);
  await database.close();
}
