import { and, desc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Timeline } from '../clock/createTimeline.ts';
import type { Team } from '@cancha/newsroom/composer/plan/Story.ts';
import { articleCategories, articles, articleTags, sites } from '../database/contentTables.ts';
import { teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { liveIds } from './liveIds.ts';
import { livePieces, type LivePiece } from './livePieces.ts';
import type { Recording } from './Recording.ts';
import { describeMoments, type Moment } from './describeMoments.ts';
import { liveWordsOf } from './words/liveWordsOf.ts';

type SiteRow = Pick<typeof sites.$inferSelect, 'code' | 'language' | 'timeZone'>;
/** The article whose place in the newsroom a piece about the same match takes. */
type Model = Pick<typeof articles.$inferSelect, 'id' | 'section' | 'author' | 'titleDetail'> & {
  tags: string[];
  categories: string[];
};

/** The coverage of a match on one site. */
type Coverage = {
  readonly site: SiteRow;
  readonly model: Model;
  readonly recording: Recording;
  readonly moments: readonly Moment[];
  readonly number: number;
  readonly sides: { readonly home: Team; readonly away: Team };
};

/** A match, and how many of its moments to publish. */
export type DueNews = { readonly coverage: Coverage; readonly count: number };

/** News of matches while they are played, on every site that tells of them afterwards. */
export class LiveNewsroom {
  readonly #coverages: readonly Coverage[];
  readonly #timeline: Timeline;
  /** How many moments of each coverage are published. */
  readonly #published = new Map<Coverage, number>();

  private constructor(coverages: readonly Coverage[], timeline: Timeline) {
    this.#coverages = coverages;
    this.#timeline = timeline;
  }

  /** Deletes what an earlier start published. */
  static async open(
    db: OriginDatabase,
    timeline: Timeline,
    recordings: readonly Recording[],
  ): Promise<LiveNewsroom> {
    await forgetLiveNews(db);
    const covered: Coverage[] = [];
    const all = await db
      .select({ code: sites.code, language: sites.language, timeZone: sites.timeZone })
      .from(sites)
      // The others publish what these tell
      .where(and(isNull(sites.newsOf), eq(sites.retired, false)));
    const reportedSites = all.filter(({ language }) => liveWordsOf(language) !== null);
    const models = await readModels(
      db,
      reportedSites.map(({ code }) => code),
      recordings.map(({ match }) => match.id),
    );
    const byKey = await readTeams(db);
    const ordered = recordings.toSorted((a, b) => a.match.kickOff.getTime() - b.match.kickOff.getTime());
    for (const [number, recording] of ordered.entries()) {
      const moments = describeMoments(recording);
      const home = byKey.get(recording.match.homeId);
      const away = byKey.get(recording.match.awayId);
      if (moments.length === 0 || !home || !away) continue;
      for (const site of reportedSites) {
        const model = models.get(modelKey(site.code, recording.match.id));
        if (model) covered.push({ site, model, recording, moments, number, sides: { home, away } });
      }
    }
    return new LiveNewsroom(covered, timeline);
  }

  /** What has happened and is not published yet. */
  due(): DueNews[] {
    const now = this.#timeline.dataNow().getTime();
    return this.#coverages.flatMap((coverage) => {
      const elapsed = now - coverage.recording.match.kickOff.getTime();
      const count = coverage.moments.filter(({ at }) => at <= elapsed).length;
      return count > (this.#published.get(coverage) ?? 0) ? [{ coverage, count }] : [];
    });
  }

  async tell(db: OriginDatabase, due: readonly DueNews[]): Promise<void> {
    for (const { coverage, count } of due) {
      const pieces = livePieces({
        ...coverage,
        words: liveWordsOf(coverage.site.language),
        moments: coverage.moments.slice(0, count),
        replayedAt: (at) =>
          this.#timeline.replayedAt(new Date(coverage.recording.match.kickOff.getTime() + at)),
      });
      for (const piece of pieces) await publish(db, coverage, piece);
      this.#published.set(coverage, count);
    }
  }

  /** Forgets what was published: the next run publishes all of it, as after a failure. */
  forget(): void {
    this.#published.clear();
  }
}

/** Deletes all live coverage of matches. */
export async function forgetLiveNews(db: OriginDatabase): Promise<void> {
  await db.delete(articles).where(and(gte(articles.id, liveIds.first), lt(articles.id, liveIds.end)));
}

async function readTeams(db: OriginDatabase): Promise<Map<string, Team>> {
  const rows = await db.select().from(teams);
  return new Map(
    rows.map(({ id, key, kind, code, nameEs, namePt, nameEn }) => [
      id,
      { key, kind, code, names: { es: nameEs, pt: namePt, en: nameEn } },
    ]),
  );
}

const modelKey = (site: string, matchId: string) => `${site} ${matchId}`;

/** For each site and match the latest article that is out. */
async function readModels(
  db: OriginDatabase,
  codes: string[],
  matchIds: string[],
): Promise<Map<string, Model>> {
  const { site, matchId, id, section, author, titleDetail } = articles;
  const rows = await db
    .selectDistinctOn([site, matchId], { site, matchId, id, section, author, titleDetail })
    .from(articles)
    .where(and(inArray(site, codes), inArray(matchId, matchIds), eq(articles.status, 'published')))
    .orderBy(site, matchId, desc(articles.publishedAt));
  const ids = rows.map((row) => row.id);
  const articleKey = (code: string, articleId: number) => `${code} ${articleId}`;
  const tags = Map.groupBy(
    await db
      .select({ site: articleTags.site, article: articleTags.articleId, slug: articleTags.tag })
      .from(articleTags)
      .where(and(inArray(articleTags.site, codes), inArray(articleTags.articleId, ids)))
      .orderBy(articleTags.position),
    ({ site: code, article }) => articleKey(code, article),
  );
  const categories = Map.groupBy(
    await db
      .select({
        ...{ site: articleCategories.site, article: articleCategories.articleId },
        slug: articleCategories.section,
      })
      .from(articleCategories)
      .where(and(inArray(articleCategories.site, codes), inArray(articleCategories.articleId, ids)))
      .orderBy(articleCategories.position),
    ({ site: code, article }) => articleKey(code, article),
  );
  return new Map(
    rows.map(({ site: code, matchId: match, ...row }) => {
      const slugsOf = (of: Map<string, { slug: string }[]>) =>
        (of.get(articleKey(code, row.id)) ?? []).map(({ slug }) => slug);
      return [
        modelKey(code, match ?? ''),
        { ...row, tags: slugsOf(tags), categories: slugsOf(categories) },
      ] as const;
    }),
  );
}

async function publish(db: OriginDatabase, { site, model }: Coverage, piece: LivePiece): Promise<void> {
  const { id, ...columns } = piece;
  const { language } = site;
  const row = { ...columns, language, section: model.section, author: model.author };
  const [known] = await db
    .update(articles)
    .set(row)
    .where(and(eq(articles.site, site.code), eq(articles.id, id)))
    .returning({ id: articles.id });
  if (known) return;

  await db.insert(articles).values({ site: site.code, id, ...row });
  const own = { site: site.code, articleId: id };
  await db.insert(articleTags).values(model.tags.map((tag, position) => ({ ...own, tag, position })));
  await db
    .insert(articleCategories)
    .values(model.categories.map((section, position) => ({ ...own, section, position })));
}
