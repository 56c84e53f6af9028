import { and, eq, sql } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { subscriptions } from '../database/readerTables.ts';
import type { FormRow } from './findForm.ts';

/** Signs an address up for a newsletter. `false`: it was already, in whatever case. */
export async function subscribe(
  db: OriginDatabase,
  { name, site }: FormRow,
  email: string,
  subscribedAt: Date,
): Promise<boolean> {
  const stored = await db
    .insert(subscriptions)
    .values({ site, form: name, email, subscribedAt })
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return stored.length > 0;
}

export async function isSubscribed(db: OriginDatabase, { name }: FormRow, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.form, name), eq(sql`lower(${subscriptions.email})`, sql`lower(${email})`)));
  return row !== undefined;
}
