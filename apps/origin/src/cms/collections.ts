import { asc, inArray } from 'drizzle-orm';
import type { Site, Sites } from '../content/Site.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { staticPages } from '../database/siteTables.ts';
import { readPromotions, readReviews } from './readBettingEntries.ts';
import { readSlideshows } from './readSlideshows.ts';
import { readCompetitions, readFriendlyTags } from './readTagEntries.ts';
import type { Entry } from './selectEntries.ts';

/** What entries are made of. `publicUrl`: where browsers reach this server. */
export type CmsContext = { db: OriginDatabase; sites: Sites; publicUrl: string };

/** A collection by its name. `needsToken`: it is read only with the token of the CMS, where there is one. */
export type Collection = {
  /** The entries of some sites. Of those that are not asked for, by what is known of them early, any may be left out. */
  read: (context: CmsContext, sites: readonly Site[], isAsked: (known: Entry) => boolean) => Promise<Entry[]>;
  needsToken: boolean;
};

export const collections: ReadonlyMap<string, Collection> = new Map([
  ['static_pages', { read: readStaticPages, needsToken: false }],
  ['friendly_tags', { read: readFriendlyTags, needsToken: true }],
  ['competition', { read: readCompetitions, needsToken: false }],
  ['msn_slideshow', { read: readSlideshows, needsToken: false }],
  ['promo_codes', { read: readPromotions, needsToken: false }],
  ['betting_reviews', { read: readReviews, needsToken: false }],
]);

async function readStaticPages({ db }: CmsContext, sites: readonly Site[]): Promise<Entry[]> {
  const codes = sites.map(({ code }) => code);
  const rows = await db
    .select()
    .from(staticPages)
    .where(inArray(staticPages.site, codes))
    .orderBy(asc(staticPages.site), asc(staticPages.slug));
  return rows.map(({ site, slug, title, description, body, modifiedAt }) => ({
    _id: `${site}-${slug.replaceAll('/', '-')}`,
    ...{ site, slug, title, description, body },
    _modified: Math.floor(modifiedAt.getTime() / 1000),
  }));
}
