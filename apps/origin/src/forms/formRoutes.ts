import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { acceptEmptyBody } from '../server/acceptEmptyBody.ts';
import { ApiProblem, errorSchema, notFound } from '../server/ApiProblem.ts';
import { storableText } from '../server/storableText.ts';
import { emailSchema } from './emailSchema.ts';
import { findForm, findNewsletter } from './findForm.ts';
import { formDataSchema, submissionSchema, type FormData } from './formSchema.ts';
import { storeMessage } from './storeMessage.ts';
import { isSubscribed, subscribe } from './subscriptions.ts';
import { tokenCheck } from '../cms/tokenCheck.ts';

type Options = { db: OriginDatabase; now: () => Date; cmsToken: string | null };

const sendingKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'is no key of up to 200 characters without spaces')
  .meta({
    description:
      'Names this one sending: sent again under the same key it is stored once. ' +
      'Without it every request is stored; a newsletter needs none. Extension.',
  });

const params = z.object({ formId: storableText });
const token = z.string().optional();
const bodyLimit = 256 * 1024;

/** The forms of the CMS API, in the shapes of Cockpit 1. */
export const formRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, now, cmsToken }) => {
  acceptEmptyBody(app);
  const checkToken = tokenCheck(cmsToken);

  const submit = {
    summary: 'Sends a form. Answers its fields, or `false` for an unknown form and one without fields',
    description:
      'A newsletter takes the field `email` and keeps nothing else; an address it has already is answered like a ' +
      'new one. 409 `key-reused` when the key was used for something else.',
    tags: ['cms'],
    params,
    querystring: z.object({ token }),
    headers: z.looseObject({ 'idempotency-key': sendingKey.optional() }),
    body: submissionSchema,
    response: {
      200: z.union([formDataSchema, z.literal(false)]),
      ...{ 400: errorSchema, 401: errorSchema, 409: errorSchema, 413: errorSchema, 415: errorSchema },
    },
  };
  app.post('/api/forms/submit/:formId', { schema: submit, bodyLimit }, async (request, reply) => {
    checkToken(request.query.token);
    reply.header('cache-control', 'no-store');
    const form = await findForm(db, request.params.formId);
    const data = request.body?.form;
    // Cockpit says it this way, with 200.
    if (!form || !data || Object.keys(data).length === 0) return false as const;

    if (form.kind === 'newsletter') await subscribe(db, form, emailOf(data), now());
    else await storeMessage(db, form, data, request.headers['idempotency-key'] ?? null, now());
    return data;
  });

  const filter = {
    summary: 'Whether an address is signed up for a newsletter: 404 for a new one',
    description: 'Messages that were sent with other forms are never shown.',
    tags: ['cms'],
    params,
    querystring: z.object({ token, 'filter[email]': emailSchema }),
    response: {
      200: z.array(z.strictObject({ email: z.string() })),
      ...{ 400: errorSchema, 401: errorSchema, 404: errorSchema },
    },
  };
  app.get('/api/forms/filter/:formId', { schema: filter }, async (request, reply) => {
    checkToken(request.query.token);
    const email = request.query['filter[email]'];
    const form = await findNewsletter(db, request.params.formId);
    if (!(await isSubscribed(db, form, email))) {
      throw notFound('unknown-subscriber', 'This address is not signed up.');
    }
    // Also: no cache may tell it to somebody without the token.
    reply.header('cache-control', 'no-store');
    return [{ email }];
  });
};

function emailOf(data: FormData): string {
  const email = emailSchema.safeParse(data['email']);
  if (!email.success) throw new ApiProblem(400, 'bad-request', 'body: form/email: is no e-mail address');
  return email.data;
}
