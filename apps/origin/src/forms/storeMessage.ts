import { and, eq, sql } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { formSubmissions } from '../database/readerTables.ts';
import { ApiProblem } from '../server/ApiProblem.ts';
import type { FormRow } from './findForm.ts';
import type { FormData } from './formSchema.ts';

/**
 * Keeps what was sent with a form. Of one key the first sending is kept, so that a repeated request is stored once;
 * throws when the key was used for something else. Without a key everything is kept.
 */
export async function storeMessage(
  db: OriginDatabase,
  { name, site }: FormRow,
  data: FormData,
  key: string | null,
  receivedAt: Date,
): Promise<void> {
  const stored = await db
    .insert(formSubmissions)
    .values({ site, form: name, data, key, receivedAt })
    .onConflictDoNothing({ target: [formSubmissions.form, formSubmissions.key] })
    .returning({ id: formSubmissions.id });
  if (stored.length > 0 || key === null) return;

  const [same] = await db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(
      and(
        ...[eq(formSubmissions.form, name), eq(formSubmissions.key, key)],
        sql`${formSubmissions.data} = ${JSON.stringify(data)}::jsonb`,
      ),
    );
  if (!same) throw new ApiProblem(409, 'key-reused', 'Something else was sent under this key before.');
}
