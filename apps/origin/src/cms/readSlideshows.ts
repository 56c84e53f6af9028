import { asc, eq } from 'drizzle-orm';
import type { GivenWire, ListedArticleWire } from '../content/articleSchema.ts';
import { isServedGiven } from '../content/givenArticle.ts';
import type { ContentContext } from '../content/listArticles.ts';
import { readSectionList } from '../content/readSectionList.ts';
import type { Site } from '../content/Site.ts';
import { sections } from '../database/contentTables.ts';
import type { CmsContext } from './collections.ts';
import type { Entry } from './selectEntries.ts';

const slides = { page: 1, size: 10 };

/** One slideshow a section that has articles: the newest of them, a slide each. It changes when one of them does. */
export async function readSlideshows(
  { db, publicUrl }: CmsContext,
  sites: readonly Site[],
  isAsked: (known: Entry) => boolean,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const site of sites) {
    const context = { db, publicUrl, site, drafts: false };
    const asked = (await readSectionSlugs(context)).filter((category) =>
      isAsked({ site: site.code, category }),
    );
    for (const slug of asked) entries.push(...(await readSlideshow(context, slug)));
  }
  return entries;
}

async function readSectionSlugs({ db, site }: ContentContext): Promise<string[]> {
  const rows = await db
    .select({ slug: sections.slug })
    .from(sections)
    .where(eq(sections.site, site.newsroom.code))
    .orderBy(asc(sections.position));
  return rows.map(({ slug }) => slug);
}

/** One, or none where there is nothing to show. */
async function readSlideshow(context: ContentContext, slug: string): Promise<Entry[]> {
  const { code } = context.site;
  const list = await readSectionList(context, slug, slides);
  // A given article may lack whatever a slide shows
  const items = list?.items.filter(isOwn) ?? [];
  if (!list || items.length === 0) return [];
  return [
    {
      ...{ _id: `${code}-${slug.replaceAll('/', '-')}`, site: code, published: true, category: slug },
      ...{ title: list.section.name, description: list.section.description },
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
