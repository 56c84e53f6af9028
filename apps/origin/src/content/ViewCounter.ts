import { sql } from 'drizzle-orm';
import { articleViews } from '../database/contentTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

/**
 * Counts how often full articles are answered, in memory, and adds the counts to the database now and then.
 * Whatever cache stands in front of this server hides the views it answers itself.
 */
export class ViewCounter {
  #counts = new Map<string, { site: string; articleId: number; day: string; views: number }>();
  #timer: NodeJS.Timeout | null = null;
  readonly #db: OriginDatabase;

  constructor(db: OriginDatabase) {
    this.#db = db;
  }

  /** One more view of an article, on the day (UTC) of `now`. */
  add(site: string, articleId: number, now = new Date()): void {
    const day = now.toISOString().slice(0, 10);
    const key = `${site} ${articleId} ${day}`;
    const count = this.#counts.get(key) ?? { site, articleId, day, views: 0 };
    count.views += 1;
    this.#counts.set(key, count);
  }

  /** Adds what was counted to the database. On failure the counts are kept for the next time. */
  async flush(): Promise<void> {
    const rows = [...this.#counts.values()];
    if (rows.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#db
        .insert(articleViews)
        .values(rows)
        .onConflictDoUpdate({
          target: [articleViews.site, articleViews.articleId, articleViews.day],
          set: { views: sql`${articleViews.views} + excluded.views` },
        });
    } catch (error) {
      for (const row of rows) this.#putBack(row);
      throw error;
    }
  }

  /** Flushes every `everyMs` milliseconds until `stop`. Failures go to `report`. */
  start(everyMs: number, report: (error: unknown) => void): void {
    this.#timer = setInterval(() => void this.flush().catch(report), everyMs);
    this.#timer.unref();
  }

  /** Ends the flushing and flushes a last time. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.flush();
  }

  #putBack(row: { site: string; articleId: number; day: string; views: number }): void {
    const key = `${row.site} ${row.articleId} ${row.day}`;
    const newer = this.#counts.get(key)?.views ?? 0;
    this.#counts.set(key, { ...row, views: row.views + newer });
  }
}
