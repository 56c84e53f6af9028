import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { subscribe } from '../forms/subscriptions.ts';
import { openReadOnlyDatabase } from '../testing/openSeededDatabase.ts';
import { describeLoggedError } from './describeLoggedError.ts';

const email = 'lectora@correo.example';
let database: OpenDatabase;
beforeAll(async () => {
  database = await openReadOnlyDatabase();
});
afterAll(() => database.close());

async function failure(run: () => PromiseLike<unknown>): Promise<Error> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('It did not fail.');
}

it('says which query failed and why, and not of whom', async () => {
  const form = { name: 'newsletter-fca', site: 'FCA', kind: 'newsletter' as const };
  const error = await failure(() => subscribe(database.db, form, email, new Date()));
  const logged = describeLoggedError(error);

  expect(JSON.stringify(logged)).not.toContain(email);
  expect(logged).toMatchObject({
    message: expect.stringContaining('insert into "newsletter_subscriptions"'),
    // read_only_sql_transaction
    code: '25006',
    stack: expect.stringContaining('subscriptions.ts'),
  });
});

it('leaves out what the database repeats', async () => {
  const error = await failure(() => database.db.execute(sql`select ${email}::int`));

  expect(JSON.stringify(describeLoggedError(error))).not.toContain(email);
});

it('leaves addresses out of any other message', () => {
  const { message } = describeLoggedError(new Error(`No mail to <${email}>: it is full`));

  expect(message).toBe('No mail to <***>: it is full');
});
