import { sql } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { formSubmissions, subscriptions } from '../database/readerTables.ts';

export type Forgotten = { subscriptions: number; messages: number };

/**
 * Deletes all that is kept under an e-mail address: what it is signed up for, and every message that has it in a field
 * or in its text. Votes know no address.
 */
export async function forget(db: OriginDatabase, email: string): Promise<Forgotten> {
  return db.transaction(async (tx) => {
    const signedUp = await tx
      .delete(subscriptions)
      .where(sql`lower(${subscriptions.email}) = lower(${email})`)
      .returning({ id: subscriptions.id });
    const sent = await tx
      .delete(formSubmissions)
      .where(
        // Text by text: in JSON a new line is a letter before the address
        sql`exists (
          select 1 from jsonb_path_query(${formSubmissions.data}, 'strict $.** ? (@.type() == "string")') as field
          where field #>> '{}' ~* ${wholeAddress(email)}
        )`,
      )
      .returning({ id: formSubmissions.id });
    return { subscriptions: signedUp.length, messages: sent.length };
  });
}

/** The address, and no longer one that ends or begins like it. As a regular expression of PostgreSQL. */
function wholeAddress(email: string): string {
  const literal = email.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
  return `(?<![a-z0-9._%+-])${literal}(?![a-z0-9-]|\\.[a-z0-9])`;
}
