import { z } from 'zod';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { errorSchema } from '../server/ApiProblem.ts';
import type { ContentContext } from './listArticles.ts';
import type { Sites } from './Site.ts';

/** What the content routes are registered with. `publicUrl`: where browsers reach this server. */
export type ContentOptions = { db: OriginDatabase; sites: Sites; publicUrl: string };

export const siteParams = z.object({ site: z.string() });

/** Beside what a content call reads: what a server with a token wants of whoever writes. */
export type WriteOptions = ContentOptions & { now: () => Date; cmsToken: string | null };

/** The failures every content call can answer with. */
export const problems = { 400: errorSchema, 404: errorSchema };

/** As much of a request as the context is made of. */
type SiteRequest = { params: { site: string }; showsDrafts: boolean };

/** What queries for one site need. Throws the 404 of an unknown site. */
export function contextFor({ db, sites, publicUrl }: ContentOptions, request: SiteRequest): ContentContext {
  return { db, publicUrl, site: sites.find(request.params.site), drafts: request.showsDrafts };
}
