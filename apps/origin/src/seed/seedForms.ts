import { and, eq, notExists, notInArray } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { forms, formSubmissions, subscriptions } from '../database/readerTables.ts';
import type { SiteFile } from '@cancha/newsroom/sites/siteFile.ts';

/** Brings the forms of a site to those of its newsroom. One that something was sent with stays. */
export async function seedForms(db: OriginDatabase, site: Pick<SiteFile, 'code' | 'forms'>): Promise<void> {
  const names = Object.keys(site.forms);
  const gone = and(eq(forms.site, site.code), notInArray(forms.name, names));
  const sent = db.select().from(formSubmissions).where(eq(formSubmissions.form, forms.name));
  const signedUp = db.select().from(subscriptions).where(eq(subscriptions.form, forms.name));
  await db.delete(forms).where(and(gone, notExists(sent), notExists(signedUp)));

  for (const [name, kind] of Object.entries(site.forms)) {
    await db
      .insert(forms)
      .values({ name, site: site.code, kind })
      .onConflictDoUpdate({ target: forms.name, set: { kind } });
  }
}
