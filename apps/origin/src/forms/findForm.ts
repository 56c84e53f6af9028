import { eq } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { forms } from '../database/readerTables.ts';
import { notFound } from '../server/ApiProblem.ts';

export type FormRow = typeof forms.$inferSelect;

export async function findForm(db: OriginDatabase, name: string): Promise<FormRow | null> {
  const [row] = await db.select().from(forms).where(eq(forms.name, name));
  return row ?? null;
}

/** A form that addresses are signed up with, of one of some sites or of any. Throws the 404 of an unknown one. */
export async function findNewsletter(
  db: OriginDatabase,
  name: string,
  sites?: readonly string[],
): Promise<FormRow> {
  const form = await findForm(db, name);
  if (form?.kind === 'newsletter' && (sites === undefined || sites.includes(form.site))) return form;
  throw notFound('unknown-form', `There is no newsletter ${name}.`);
}
