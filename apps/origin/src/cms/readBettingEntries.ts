import { asc, inArray, sql } from 'drizzle-orm';
import type { Site } from '../content/Site.ts';
import { bettingPromotions, bettingReviews } from '../database/siteTables.ts';
import type { CmsContext } from './collections.ts';
import type { Entry } from './selectEntries.ts';

/** Offers of operators: those of the site that picks for a site. An extension, as the reviews are. */
export async function readPromotions({ db }: CmsContext, sites: readonly Site[]): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(bettingPromotions)
    .where(inArray(bettingPromotions.site, ownersOf(sites)))
    .orderBy(asc(bettingPromotions.site), asc(bettingPromotions.expiresOn), asc(bettingPromotions.id));
  return shared(sites, rows, ({ startsOn, expiresOn, ...row }) => ({
    ...row,
    ...{ starts_on: startsOn, expires_on: expiresOn },
  }));
}

export async function readReviews({ db }: CmsContext, sites: readonly Site[]): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(bettingReviews)
    .where(inArray(bettingReviews.site, ownersOf(sites)))
    .orderBy(asc(bettingReviews.site), sql`${bettingReviews.mark} desc`, asc(bettingReviews.id));
  return shared(sites, rows, ({ mark, reviewedOn, link, ...row }) => ({
    ...row,
    ...{ mark: Number(mark), reviewed_on: reviewedOn, path: link },
  }));
}

const ownersOf = (sites: readonly Site[]): string[] => [
  ...new Set(sites.flatMap(({ betting }) => betting?.code ?? [])),
];

/** The rows of each site's owner, under the code of the site. */
function shared<Row extends { site: string; id: string }>(
  sites: readonly Site[],
  rows: readonly Row[],
  toEntry: (row: Row) => Record<string, unknown>,
): Entry[] {
  return sites.flatMap(({ code, betting }) =>
    rows
      .filter((row) => row.site === betting?.code)
      .map((row) => {
        const { id, ...entry } = toEntry(row);
        return { _id: `${code}-${String(id)}`, ...entry, site: code };
      }),
  );
}
