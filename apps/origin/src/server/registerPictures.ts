import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Sites } from '../content/Site.ts';
import { articles } from '../database/contentTables.ts';
import { teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { pictureRoutes } from '../pictures/pictureRoutes.ts';
import { pictureSchema, type Picture } from '../pictures/pictureSchema.ts';

/** Registers the illustrations of articles and the shields of clubs, drawn from what the database holds. */
export async function registerPictures(
  app: FastifyInstance,
  db: OriginDatabase,
  sites: Sites,
  dataFolder: string,
): Promise<void> {
  await app.register(pictureRoutes, {
    cacheDir: join(dataFolder, 'pictures'),
    findPicture: (site, articleId) => findPicture(db, site, articleId),
    brandColours: (site) => sites.find(site).colours,
    findClub: (key) => findClub(db, key),
  });
}

async function findPicture(db: OriginDatabase, site: string, articleId: number): Promise<Picture | null> {
  const [row] = await db
    .select({ picture: articles.picture })
    .from(articles)
    .where(and(eq(articles.site, site.toUpperCase()), eq(articles.id, articleId)));
  return pictureSchema.safeParse(row?.picture).data ?? null;
}

/** A shield's address holds the key of its club, which the shield is drawn from. */
async function findClub(db: OriginDatabase, key: string): Promise<{ id: string; code: string } | null> {
  const [row] = await db
    .select({ id: teams.key, code: teams.code })
    .from(teams)
    .where(and(eq(teams.key, key), eq(teams.kind, 'club')));
  return row ?? null;
}
