import Fastify, { type FastifyInstance, type FastifySerializerCompiler } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { SetAddresses } from '../config.ts';
import { collectionRoutes } from '../cms/collectionRoutes.ts';
import { contentRoutes } from '../content/contentRoutes.ts';
import { loadSites } from '../content/Site.ts';
import { ViewCounter } from '../content/ViewCounter.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { FaultRule } from '../faults/faultRule.ts';
import { faultRoutes } from '../faults/faultRoutes.ts';
import { FaultRules } from '../faults/FaultRules.ts';
import { injectAnswerFaults } from '../faults/injectAnswerFaults.ts';
import { injectRequestFaults } from '../faults/injectRequestFaults.ts';
import { formRoutes } from '../forms/formRoutes.ts';
import { newsletterRoutes } from '../forms/newsletterRoutes.ts';
import { pollRoutes } from '../polls/pollRoutes.ts';
import { statsRoutes } from '../stats/statsRoutes.ts';
import { addDataTimeHeader } from '../stats/addDataTimeHeader.ts';
import { installAnswerCache, type AnswerCache } from './answerCache.ts';
import { answerFrameworkError, setErrorHandlers } from './errorHandlers.ts';
import { describeLoggedError } from './describeLoggedError.ts';
import { describeRequest } from './describeRequest.ts';
import { installDraftMode } from './draftMode.ts';
import { flagRoutes } from './flagRoutes.ts';
import { registerOpenApi } from './openApi.ts';
import { registerPictures } from '../pictures/registerPictures.ts';
import { refuseNul } from './refuseNul.ts';
import { serviceRoutes } from './serviceRoutes.ts';

export type ServerOptions = {
  db: OriginDatabase;
  /** Where browsers reach this server, without a trailing slash. */
  publicUrl: string;
  /** Where apps and sites are reached, as far as it was set. */
  addresses: SetAddresses;
  logLevel?: string;
  /** Checks every answer against its schema: for tests, it costs more than the answer itself. */
  checkAnswers?: boolean;
  /** Folder of drawn pictures; made when the first one is drawn. */
  pictureFolder: string;
  now?: () => Date;
  /** The present in the data's own time, where its timeline is moved: what the seed dates goes by it. */
  dataNow?: () => Date;
  /** What the data have of before stays at its own time. */
  movedSince?: Date;
  /** When the feed of matches was last heard of; this moment, where there is none that could fail. */
  heardAt?: () => Date;
  /** Whoever sends it reads drafts; `null` or nothing: nobody does. */
  draftKey?: string | null;
  /** Faults on demand, with the rules in force from the start; `null` or nothing: there are none to be had. */
  faultRules?: readonly FaultRule[] | null;
  /** Forms, sign-ups and votes are taken only from whoever sends it as `token`; `null` or nothing: from everybody. */
  cmsToken?: string | null;
};

export type OriginServer = { app: FastifyInstance; views: ViewCounter; cache: AnswerCache };

// Handlers are typed against their schemas; at run time the plain, fastest way is enough.
const plainSerializer: FastifySerializerCompiler<unknown> = () => (data) => JSON.stringify(data);

/** The whole server over a seeded database, ready to listen. Closing it stores the counted views. */
export async function buildServer(options: ServerOptions): Promise<OriginServer> {
  const { db, publicUrl, cmsToken = null, now = () => new Date() } = options;
  const dataNow = options.dataNow ?? now;
  const app = Fastify({
    logger: {
      level: options.logLevel ?? 'silent',
      serializers: { req: describeRequest, err: describeLoggedError },
    },
    frameworkErrors: answerFrameworkError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(options.checkAnswers ? serializerCompiler : plainSerializer);
  setErrorHandlers(app);

  refuseNul(app);
  const faults = options.faultRules ? new FaultRules(options.faultRules) : null;
  if (faults) injectRequestFaults(app, faults);
  installDraftMode(app, options.draftKey ?? null);
  const views = new ViewCounter(db);
  const cache = installAnswerCache(app, { onView: ({ site, id }) => views.add(site, id, now()) });
  addDataTimeHeader(app, options.heardAt ?? now);
  if (faults) injectAnswerFaults(app);
  app.addHook('onClose', () => views.stop());

  const sites = await loadSites(db, options.addresses, options.movedSince);
  // With a token, writes are for who has it: no page asks for it.
  await registerOpenApi(app, { publicUrl, tryWrites: cmsToken === null });
  await app.register(serviceRoutes, { db, sites });
  await app.register(contentRoutes, { db, sites, publicUrl, now: dataNow });
  const readers = { db, sites, publicUrl, now, cmsToken, prefix: '/v1/sites/:site' };
  await app.register(pollRoutes, { ...readers, now: dataNow });
  await app.register(newsletterRoutes, readers);
  await app.register(formRoutes, { db, now, cmsToken });
  await app.register(collectionRoutes, { db, sites, publicUrl, cmsToken });
  await app.register(statsRoutes, { db, staticsBase: `${publicUrl}/statics`, now, dataNow });
  await app.register(flagRoutes);
  await registerPictures(app, db, sites, options.pictureFolder);
  if (faults) await app.register(faultRoutes, { rules: faults });
  return { app, views, cache };
}
