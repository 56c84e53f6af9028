import { asc, eq } from 'drizzle-orm';
import type { SetAddresses } from '../config.ts';
import { notFound } from '../server/ApiProblem.ts';
import { sites } from '../database/contentTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { editionCodes, type EditionCode } from '@cancha/newsroom/sites/editionCodes.ts';
import { lineageOf } from '@cancha/newsroom/sites/lineageOf.ts';
import { siteUrls } from './siteUrls.ts';

/** Whose articles a site publishes, with their sections, topics and desks: its own, or another site's. */
export type SiteNewsroom = {
  code: string;
  language: 'es' | 'pt' | 'en';
  /** Of the hours its articles name in words. */
  timeZone: string;
  /** Days that its articles name stay from before this moment; `null` where nothing is moved. */
  movedSince: Date | null;
  pictureCredit: string;
  colours: [string, string];
};

/** A site as the API needs it to answer. */
export type Site = {
  code: string;
  name: string;
  timeZone: string;
  /** Absolute, without a slash at its end. */
  url: string;
  newsroom: SiteNewsroom;
  /** Itself first, then the site whose news it publishes, and so on: what one lacks (a menu, a poll) the next has. */
  lineage: readonly string[];
  /** The country editions that publish the same articles; none for a site that is no such edition. */
  editions: readonly EditionCode[];
  /** Ids of the articles at the top of the home page. */
  frontPage: readonly number[];
  /** Sections whose newest articles follow them. */
  frontSections: readonly string[];
  /** Who picks for those who bet, and what stands beside it; `null` for a site without betting. */
  betting: { code: string; notice: string } | null;
};

export type Sites = {
  /** The site of a code in any case. Throws the 404 of the contract for an unknown one. */
  find: (code: string) => Site;
  all: () => Site[];
};

type SiteRow = typeof sites.$inferSelect;

/** Reads the sites of the database. Where an app is reached is configuration, not content. */
export async function loadSites(
  db: OriginDatabase,
  set: SetAddresses,
  movedSince: Date | null = null,
): Promise<Sites> {
  const rows = await db.select().from(sites).where(eq(sites.retired, false)).orderBy(asc(sites.code));
  const urls = siteUrls(rows, set);
  const byCode = new Map(
    rows.map((row) => [row.code, toSite(row, rows, urls.get(row.code) ?? '', movedSince)]),
  );
  return {
    all: () => [...byCode.values()],
    find(code) {
      const site = byCode.get(code.toUpperCase());
      if (!site) throw notFound('unknown-site', `There is no site ${code}.`);
      return site;
    },
  };
}

function toSite(row: SiteRow, rows: readonly SiteRow[], url: string, movedSince: Date | null): Site {
  const line = ancestry(row, rows);
  const newsroom = line.at(-1) ?? row;
  const front =
    line.find(({ frontPage, frontSections }) => frontPage.length + frontSections.length > 0) ?? row;
  const { frontPage, frontSections } = front;
  return {
    ...{ code: row.code, name: row.name, timeZone: row.timeZone, url, frontPage, frontSections },
    newsroom: { ...newsroom, movedSince },
    lineage: line.map(({ code }) => code),
    editions: row.edition === null ? [] : editionsOf(newsroom, rows),
    betting: bettingOf(line),
  };
}

function editionsOf(newsroom: SiteRow, rows: readonly SiteRow[]): EditionCode[] {
  const carrying = rows.filter((row) => ancestry(row, rows).at(-1) === newsroom);
  return editionCodes.filter((code) => carrying.some(({ edition }) => edition === code));
}

/** A site, the one whose news it publishes, and so on. */
function ancestry(row: SiteRow, rows: readonly SiteRow[]): SiteRow[] {
  const find = (code: string) => rows.find((other) => other.code === code);
  return lineageOf(row.code, (code) => find(code)?.newsOf ?? null).flatMap((code) => find(code) ?? []);
}

function bettingOf(line: readonly SiteRow[]): Site['betting'] {
  for (const { code, bettingNotice } of line) {
    if (bettingNotice === '') return null;
    if (bettingNotice !== null) return { code, notice: bettingNotice };
  }
  return null;
}
