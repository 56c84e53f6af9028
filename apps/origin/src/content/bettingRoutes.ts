import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bettingPicks } from '../database/siteTables.ts';
import { notFound } from '../server/ApiProblem.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import type { ContentContext } from './listArticles.ts';
import type { Site } from './Site.ts';
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
    odds_from: z.string().nullable().meta({ description: 'Whose odds they are' }),
    odds_taken_at: moment.nullable(),
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
    const betting = bettingOf(context.site);
    return { notice: betting.notice, tip: await readPick(context, betting.code, 'tip', options.now()) };
  });

  const bet = {
    ...base,
    summary: `The bet of the day, \`null\` when none ${unless}`,
    response: { 200: z.strictObject({ notice, bet: pickSchema.nullable() }), ...problems },
  };
  app.get('/betting/bet-of-the-day', { schema: bet }, async (request) => {
    const context = contextFor(options, request);
    const betting = bettingOf(context.site);
    return { notice: betting.notice, bet: await readPick(context, betting.code, 'bet', options.now()) };
  });
};

function bettingOf({ code, betting }: Site): NonNullable<Site['betting']> {
  if (betting === null) throw notFound('unknown-path', `${code} has nothing about betting.`);
  return betting;
}

/** The newest that the site `owner` shows at a moment. */
async function readPick(
  { db, site }: ContentContext,
  owner: string,
  kind: 'tip' | 'bet',
  now: Date,
): Promise<z.infer<typeof pickSchema> | null> {
  const { shownFrom, shownUntil } = bettingPicks;
  const [row] = await db
    .select()
    .from(bettingPicks)
    .where(
      and(
        ...[eq(bettingPicks.site, owner), eq(bettingPicks.kind, kind)],
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
    odds_from: row.oddsFrom,
    odds_taken_at: row.oddsTakenAt && zonedTime(row.oddsTakenAt, site.timeZone),
    match_id: matchId,
    published_at: zonedTime(row.shownFrom, site.timeZone),
    expires_at: row.shownUntil && zonedTime(row.shownUntil, site.timeZone),
  };
}
