import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bettingPicks } from '../database/siteTables.ts';
import { notFound } from '../server/ApiProblem.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import type { ContentContext } from './listArticles.ts';
import { zonedTime } from './zonedTime.ts';

const moment = z.iso.datetime({ offset: true });

const pickSchema = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    market: z.string().nullable(),
    selection: z.string().nullable(),
    odds: z.number().nullable().meta({ description: 'Decimal, as the newsroom gives them' }),
    match_id: z.string().nullable(),
    link: z.string().nullable(),
    published_at: moment,
    expires_at: moment.nullable(),
  })
  .meta({ id: 'BettingPick' });

const notice = z.string().meta({ description: 'For readers of 18 and over: stands wherever the pick does' });

/** What the newsroom picks for those who bet. Both answer `null` when nothing is picked for now. */
export const bettingRoutes: FastifyPluginAsyncZod<ContentOptions & { now: () => Date }> = async (
  app,
  options,
) => {
  const base = { tags: ['content'], params: siteParams };
  const unless = 'is shown now; 404 for a site without betting. Extension.';

  const tip = {
    ...base,
    summary: `The tip of the day, \`null\` when none ${unless}`,
    response: { 200: z.strictObject({ notice, tip: pickSchema.nullable() }), ...problems },
  };
  app.get('/betting/tip-of-the-day', { schema: tip }, async (request) => {
    const context = contextFor(options, request);
    return { notice: noticeOf(context), tip: await readPick(context, 'tip', options.now()) };
  });

  const bet = {
    ...base,
    summary: `The bet of the day, \`null\` when none ${unless}`,
    response: { 200: z.strictObject({ notice, bet: pickSchema.nullable() }), ...problems },
  };
  app.get('/betting/bet-of-the-day', { schema: bet }, async (request) => {
    const context = contextFor(options, request);
    return { notice: noticeOf(context), bet: await readPick(context, 'bet', options.now()) };
  });
};

function noticeOf({ site }: ContentContext): string {
  if (site.bettingNotice === null) throw notFound('unknown-path', `${site.code} has nothing about betting.`);
  return site.bettingNotice;
}

/** The newest of those that are shown at a moment. */
async function readPick(
  { db, site }: ContentContext,
  kind: 'tip' | 'bet',
  now: Date,
): Promise<z.infer<typeof pickSchema> | null> {
  const { shownFrom, shownUntil } = bettingPicks;
  const [row] = await db
    .select()
    .from(bettingPicks)
    .where(
      and(
        ...[eq(bettingPicks.site, site.code), eq(bettingPicks.kind, kind)],
        ...[lte(shownFrom, now), or(isNull(shownUntil), gt(shownUntil, now))],
      ),
    )
    .orderBy(desc(shownFrom), desc(bettingPicks.id))
    .limit(1);
  if (!row) return null;
  const { id, title, body: text, market, selection, matchId, link } = row;
  return {
    ...{ id, title, text, market, selection, link },
    odds: row.odds === null ? null : Number(row.odds),
    match_id: matchId,
    published_at: zonedTime(row.shownFrom, site.timeZone),
    expires_at: row.shownUntil && zonedTime(row.shownUntil, site.timeZone),
  };
}
