import { sql, type SQL } from 'drizzle-orm';

// Any numbers do, as long as nobody else in the database takes the same.
const family = 20_260_719;
const locks = { migrate: 1, seed: 2, timeline: 3 };

/** Takes a lock until the transaction ends, waiting for another process that has it: `select ${advisoryLock('seed')}`. */
export function advisoryLock(name: keyof typeof locks): SQL {
  return sql`pg_advisory_xact_lock(${sql.raw(String(family))}, ${sql.raw(String(locks[name]))})`;
}
