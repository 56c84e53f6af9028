import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Sites } from '../content/Site.ts';
import { articles } from '../database/contentTables.ts';
import { teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { pictureSchema, type Picture } from '@cancha/drawings/pictureSchema.ts';
import type { Club } from '@cancha/drawings/shield.ts';
import { rememberFound } from '../server/rememberFound.ts';

/** How late a picture may follow what the database says of it. */
const pictureMs = 5000;

/**
 * Registers the illustrations of articles and the shields of clubs, drawn from what the database holds.
 * The few clubs are read now. A picture is read when it is asked for and remembered for some seconds: the drawing is
 * kept by what it shows, so that a score that moves on is drawn as soon as it is read.
 */
export async function registerPictures(
  app: FastifyInstance,
  db: OriginDatabase,
  sites: Sites,
  cacheDir: string,
): Promise<void> {
  const clubs = await readClubs(db);
  const pictureOf = rememberFound((key) => findPicture(db, key), { ttlMs: pictureMs });
  await app.register(pictureRoutes, {
    cacheDir,
    findPicture: (site, articleId, place) =>
      pictureOf(`${sites.find(site).newsroom.code} ${articleId} ${place}`),
    brandColours: (site) => sites.find(site).newsroom.colours,
    findClub: async (key) => clubs.get(key) ?? null,
  });
}

/** By site code, article id and place in its gallery, as `FCA 1001 0`; 0 is the picture at its head. */
async function findPicture(db: OriginDatabase, key: string): Promise<Picture | null> {
  const [site = '', id, place] = key.split(' ');
  const [row] = await db
    .select({ picture: articles.picture, extras: articles.extras })
    .from(articles)
    // A picture of what is to come would tell of it
    .where(and(eq(articles.site, site), eq(articles.id, Number(id)), ne(articles.status, 'scheduled')));
  const drawn = place === '0' ? row?.picture : row?.extras.gallery?.[Number(place) - 1]?.picture;
  return pictureSchema.safeParse(drawn).data ?? null;
}

/** By key: a shield's address holds it, and the shield is drawn from it. */
async function readClubs(db: OriginDatabase): Promise<Map<string, Club>> {
  const rows = await db
    .select({ id: teams.key, code: teams.code, colours: teams.colours })
    .from(teams)
    .where(eq(teams.kind, 'club'));
  return new Map(rows.map((club) => [club.id, club]));
}
