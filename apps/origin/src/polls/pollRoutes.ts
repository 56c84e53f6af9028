import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextFor, problems, siteParams, type WriteOptions } from '../content/contentOptions.ts';
import { errorSchema, notFound } from '../server/ApiProblem.ts';
import { tokenCheck } from '../cms/tokenCheck.ts';
import { acceptEmptyBody } from '../server/acceptEmptyBody.ts';
import { storableText } from '../server/storableText.ts';
import { castVote } from './castVote.ts';
import {
  findAskedPoll,
  findPolls,
  findShownPoll,
  pollPath,
  type PollContext,
  type PollRow,
} from './findPoll.ts';
import { pollSchema } from './pollSchema.ts';
import { readPoll } from './readPoll.ts';

const voterKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,200}$/, 'is no key of 8 to 200 characters without spaces')
  .meta({
    description:
      'Tells voters apart: of one voter a poll takes one vote, however often it is sent. ' +
      'Without it every request counts. Extension.',
  });

const voteQuery = z.object({
  path: storableText.default('/').meta({ description: 'Empty or `/`: the poll of the front page' }),
  question: storableText.min(1),
  answer: storableText.min(1).meta({ description: 'The `optionValue` of an option' }),
  token: z.string().optional(),
});

/** Polls: what a page asks, and a reader's vote. */
export const pollRoutes: FastifyPluginAsyncZod<WriteOptions> = async (app, options) => {
  acceptEmptyBody(app);
  const checkToken = tokenCheck(options.cmsToken);
  const contextOf = (request: Parameters<typeof contextFor>[1]): PollContext => ({
    ...contextFor(options, request),
    now: options.now(),
  });
  // Votes show at once: only readers' caches keep it, and shortly.
  const answer = async (context: PollContext, poll: PollRow | null, place: string) => {
    if (!poll) throw notFound('unknown-poll', `There is no poll ${place}.`);
    return readPoll(context, poll);
  };
  const shortly = 'public, max-age=2';

  const all = {
    summary: 'Every poll of the site, the open ones first, then those that closed. Extension.',
    tags: ['content'],
    params: siteParams,
    response: { 200: z.strictObject({ items: z.array(pollSchema) }).meta({ id: 'PollList' }), ...problems },
  };
  app.get('/polls', { schema: all }, async (request, reply) => {
    const context = contextOf(request);
    const found = await findPolls(context);
    reply.header('cache-control', shortly);
    return { items: await Promise.all(found.map((poll) => readPoll(context, poll))) };
  });

  const onPage = {
    summary: 'The poll of a page: the newest open one, else the one that closed last',
    tags: ['content'],
    params: siteParams,
    querystring: z.object({ path: storableText.min(1) }),
    response: { 200: pollSchema, ...problems },
  };
  app.get('/polls/get', { schema: onPage }, async (request, reply) => {
    const context = contextOf(request);
    const { path } = request.query;
    const poll = await findShownPoll(context, pollPath(path));
    reply.header('cache-control', shortly);
    return answer(context, poll, `at ${path}`);
  });

  const onHome = {
    summary: 'The poll of the front page',
    tags: ['content'],
    params: siteParams,
    response: { 200: pollSchema, ...problems },
  };
  app.get('/polls/home', { schema: onHome }, async (request, reply) => {
    const context = contextOf(request);
    const poll = await findShownPoll(context, null);
    reply.header('cache-control', shortly);
    return answer(context, poll, 'on the front page');
  });

  const vote = {
    summary: 'A vote. Answers the poll with the vote counted',
    description:
      '404 `unknown-poll`, 400 `unknown-option`, 409 `poll-closed`. ' +
      'The same voter and option again is answered like the first time; another option is 409 `already-voted`.',
    tags: ['content'],
    params: siteParams,
    querystring: voteQuery,
    headers: z.looseObject({ 'x-voter-key': voterKey.optional() }),
    body: z.object({}).nullish().meta({ description: 'Empty, or an empty object' }),
    response: {
      200: pollSchema,
      ...problems,
      401: errorSchema,
      409: errorSchema,
      413: errorSchema,
      415: errorSchema,
    },
  };
  app.post('/polls/vote', { schema: vote, bodyLimit: 1024 }, async (request, reply) => {
    checkToken(request.query.token);
    const context = contextOf(request);
    const { path, question, answer: option } = request.query;
    const poll = await findAskedPoll(context, pollPath(path), question);
    if (!poll) throw notFound('unknown-poll', `Nobody asks "${question}" at ${path || '/'}.`);
    await castVote(context, poll, option, request.headers['x-voter-key'] ?? null);
    reply.header('cache-control', 'no-store');
    return readPoll(context, poll);
  });
};
