import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { visible } from '../content/articleFilters.ts';
import type { GivenWire, ListedArticleWire } from '../content/articleSchema.ts';
import { isServedGiven } from '../content/givenArticle.ts';
import {
  newestFirst,
  readArticlesById,
  toListedArticles,
  type ContentContext,
} from '../content/listArticles.ts';
import type { Site } from '../content/Site.ts';
import { articleCategories, articles, sections } from '../database/contentTables.ts';
import { nobody } from '../given/nobody.ts';
import type { CmsContext } from './collections.ts';
import type { Entry } from './selectEntries.ts';

const slidesShown = 10;

/** One slideshow a section that has articles: the newest of them, a slide each. It changes when one of them does. */
export async function readSlideshows(
  { db, publicUrl }: CmsContext,
  sites: readonly Site[],
  isAsked: (known: Entry) => boolean,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const site of sites) {
    const context = { db, publicUrl, site, drafts: false };
    const asked = (await readSections(context)).filter(({ slug }) =>
      isAsked({ site: site.code, category: slug }),
    );
    entries.push(...(await readSiteSlideshows(context, asked)));
  }
  return entries;
}

type Section = { slug: string; name: string; description: string };

function readSections({ db, site }: ContentContext): Promise<Section[]> {
  return db
    .select({ slug: sections.slug, name: sections.name, description: sections.description })
    .from(sections)
    .where(and(eq(sections.site, site.newsroom.code), ne(sections.slug, nobody)))
    .orderBy(asc(sections.position));
}

/** As many queries for all sections as for one. */
async function readSiteSlideshows(context: ContentContext, asked: readonly Section[]): Promise<Entry[]> {
  const newest = await readNewestIds(
    context,
    asked.map(({ slug }) => slug),
  );
  const rows = await readArticlesById(context, [...new Set(newest.map(({ id }) => id))]);
  // A given article may lack whatever a slide shows
  const items = new Map(
    (await toListedArticles(context, rows)).flatMap((item, at) => {
      const row = rows[at];
      return row && isOwn(item) ? [[row.id, item] as const] : [];
    }),
  );
  const idsBySection = Map.groupBy(newest, ({ section }) => section);
  return asked.flatMap((section) =>
    toSlideshow(
      context.site.code,
      section,
      (idsBySection.get(section.slug) ?? []).flatMap(({ id }) => items.get(id) ?? []),
    ),
  );
}

/** The newest articles of each section, in their order. */
async function readNewestIds(context: ContentContext, slugs: string[]) {
  if (slugs.length === 0) return [];
  const { db } = context;
  const ranked = db
    .select({
      section: articleCategories.section,
      id: articles.id,
      place: sql<number>`row_number() over (
        partition by ${articleCategories.section} order by ${sql.join(newestFirst, sql`, `)}
      )`.as('place'),
    })
    .from(articleCategories)
    .innerJoin(
      articles,
      and(eq(articles.site, articleCategories.site), eq(articles.id, articleCategories.articleId)),
    )
    .where(and(visible(context), inArray(articleCategories.section, slugs)))
    .as('ranked');
  return db
    .select({ section: ranked.section, id: ranked.id })
    .from(ranked)
    .where(lte(ranked.place, slidesShown))
    .orderBy(ranked.section, ranked.place);
}

/** One, or none where there is nothing to show. */
function toSlideshow(
  code: string,
  { slug, name, description }: Section,
  items: readonly ListedArticleWire[],
): Entry[] {
  if (items.length === 0) return [];
  return [
    {
      ...{ _id: `${code}-${slug.replaceAll('/', '-')}`, site: code, published: true, category: slug },
      ...{ title: name, description },
      slides: items.map(toSlide),
      _modified: Math.max(...items.map(({ modified_at: at }) => Math.floor(Date.parse(at) / 1000))),
    },
  ];
}

function isOwn(item: ListedArticleWire | GivenWire): item is ListedArticleWire {
  return !isServedGiven(item);
}

function toSlide({ title, excerpt, url, images, image_caption, image_credits }: ListedArticleWire) {
  return { title, excerpt, url, image: images.full, image_caption, image_credits };
}
