import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startOrigin } from '../bench/startBuild.mjs';

/** Views come in at the pace of asking, and lists of what is read most are made of them. */
const countNoViews = `
  create function count_no_view() returns trigger language plpgsql as 'begin return null; end';
  create trigger count_no_view before insert on article_views for each row execute function count_no_view();
`;

/**
 * Fills the database of a checkout's origin and stops it from counting views.
 * @param {string} checkout
 * @param {string} data Where it goes.
 */
export async function prepareDatabase(checkout, data) {
  const origin = await startOrigin(checkout, { data });
  await origin.stop();
  const require = createRequire(join(checkout, 'apps/origin/package.json'));
  /** @type {unknown} */
  const loaded = require('@electric-sql/pglite');
  const { PGlite } = /** @type {{ PGlite: new (folder: string) => Database }} */ (loaded);
  const database = new PGlite(join(data, 'database'));
  await database.exec(countNoViews);
  await database.close();
}

/** @typedef {{ exec: (sql: string) => Promise<unknown>, close: () => Promise<void> }} Database */
