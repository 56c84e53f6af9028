import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { commentCounts } from '../database/contentTables.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { nameList } from './pageQuery.ts';

const mostIds = 100;
const longestId = 200;

const countSchema = z
  .strictObject({ siteCode: z.string(), id: z.string(), comments: z.int().min(0) })
  .meta({ id: 'CommentCount' });

/** How much is said below the articles. */
export const commentRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const ids = nameList
    .refine((names) => names.length <= mostIds, `must be ${mostIds} at most`)
    .refine((names) => names.every((name) => name.length <= longestId), 'holds one that is too long');
  const schema = {
    summary:
      'How many comments each of `ids=a,b` has, in the order asked; 0 where there are none. Extension.',
    tags: ['content'],
    params: siteParams,
    querystring: z.object({ ids }),
    response: { 200: z.strictObject({ items: z.array(countSchema) }), ...problems },
  };
  app.get('/comments/counts', { schema }, async (request) => {
    const { db, site } = contextFor(options, request);
    const rows = await db
      .select({ id: commentCounts.contentId, comments: commentCounts.comments })
      .from(commentCounts)
      .where(and(eq(commentCounts.site, site.code), inArray(commentCounts.contentId, request.query.ids)));
    const counted = new Map(rows.map(({ id, comments }) => [id, comments]));
    return {
      items: request.query.ids.map((id) => ({ siteCode: site.code, id, comments: counted.get(id) ?? 0 })),
    };
  });
};
