import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextFor, problems, siteParams, type WriteOptions } from '../content/contentOptions.ts';
import { errorSchema, notFound } from '../server/ApiProblem.ts';
import { storableText } from '../server/storableText.ts';
import { tokenCheck } from '../cms/tokenCheck.ts';
import { emailSchema } from './emailSchema.ts';
import { findNewsletter } from './findForm.ts';
import { isSubscribed, subscribe } from './subscriptions.ts';

const body = z.object({
  form: storableText.min(1).meta({ description: 'Name of the newsletter form' }),
  // In the body and not in the address, which is logged.
  email: emailSchema,
});
const subscriptionSchema = z
  .strictObject({
    form: z.string(),
    email: z.string(),
    created: z.boolean().meta({ description: '`false`: the address was signed up before' }),
  })
  .meta({ id: 'Subscription' });
const bodyLimit = 16 * 1024;

/** The newsletter of a site: is an address signed up, and sign it up. */
export const newsletterRoutes: FastifyPluginAsyncZod<WriteOptions> = async (app, options) => {
  const checkToken = tokenCheck(options.cmsToken);
  const schema = {
    tags: ['content'],
    params: siteParams,
    querystring: z.object({ token: z.string().optional() }),
    body,
    response: { 200: subscriptionSchema, ...problems, 401: errorSchema, 413: errorSchema, 415: errorSchema },
  };

  const lookup = {
    ...schema,
    summary: 'Whether an address is signed up for a newsletter: 404 for a new one',
  };
  app.post('/newsletter/lookup', { schema: lookup, bodyLimit }, async (request, reply) => {
    checkToken(request.query.token);
    const { db, site } = contextFor(options, request);
    const { form, email } = request.body;
    if (!(await isSubscribed(db, await findNewsletter(db, form, site.lineage), email))) {
      throw notFound('unknown-subscriber', 'This address is not signed up.');
    }
    reply.header('cache-control', 'no-store');
    return { form, email, created: false };
  });

  const signUp = { ...schema, summary: 'Signs an address up for a newsletter; twice is like once' };
  app.post('/newsletter/subscriptions', { schema: signUp, bodyLimit }, async (request, reply) => {
    checkToken(request.query.token);
    const { db, site } = contextFor(options, request);
    const { form, email } = request.body;
    const created = await subscribe(db, await findNewsletter(db, form, site.lineage), email, options.now());
    reply.header('cache-control', 'no-store');
    return { form, email, created };
  });
};
