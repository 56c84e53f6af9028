import { notFound } from '../server/ApiProblem.ts';
import { sites } from '../database/contentTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

/** A site as the API needs it to answer. Addresses without a trailing slash. */
export type Site = {
  code: string;
  name: string;
  timeZone: string;
  language: 'es' | 'pt' | 'en';
  /** What stands beside everything about betting; `null` for a site without it. */
  bettingNotice: string | null;
  pictureCredit: string;
  colours: [string, string];
  /** Ids of the articles at the top of the home page. */
  frontPage: number[];
  url: string;
};

export type Sites = {
  /** The site of a code in any case. Throws the 404 of the contract for an unknown one. */
  find: (code: string) => Site;
  all: () => Site[];
};

/** Reads the sites of the database. Their public addresses are configuration, not content. */
export async function loadSites(
  db: OriginDatabase,
  urls: Record<string, string>,
  fallbackUrl: string,
): Promise<Sites> {
  const rows = await db.select().from(sites);
  const byCode = new Map(rows.map((row) => [row.code, { ...row, url: urls[row.code] ?? fallbackUrl }]));
  return {
    all: () => [...byCode.values()],
    find(code) {
      const site = byCode.get(code.toUpperCase());
      if (!site) throw notFound('unknown-site', `There is no site ${code}.`);
      return site;
    },
  };
}
