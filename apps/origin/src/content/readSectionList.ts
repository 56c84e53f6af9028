import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { sections } from '../database/contentTables.ts';
import { nobody } from '../given/nobody.ts';
import { under } from './articleFilters.ts';
import { listArticles, type ContentContext } from './listArticles.ts';
import type { sectionInfoSchema, sectionListSchema } from './listSchema.ts';
import type { Page } from './pageQuery.ts';

type SectionInfo = z.infer<typeof sectionInfoSchema>;

/** A section or sub-section by its slug (`panama`, `apuestas/guias`); `null` when there is none. */
export async function findSection({ db, site }: ContentContext, slug: string): Promise<SectionInfo | null> {
  if (slug === nobody) return null;
  const [row] = await db
    .select({ name: sections.name, slug: sections.slug, description: sections.description })
    .from(sections)
    .where(and(eq(sections.site, site.newsroom.code), eq(sections.slug, slug)));
  return row ?? null;
}

/** A page of what appears under a section, with the section; `null` when there is no such section. */
export async function readSectionList(
  context: ContentContext,
  slug: string,
  page: Page,
): Promise<z.infer<typeof sectionListSchema> | null> {
  const section = await findSection(context, slug);
  if (!section) return null;
  return { ...(await listArticles(context, page, { where: under(context.db, [slug]) })), section };
}
