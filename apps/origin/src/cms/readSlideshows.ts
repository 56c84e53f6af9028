import { asc } from 'drizzle-orm';
import type { GivenWire, ListedArticleWire } from '../content/articleSchema.ts';
import { isServedGiven } from '../content/givenArticle.ts';
import { readSectionList } from '../content/readSectionList.ts';
import { sections } from '../database/contentTables.ts';
import type { CmsContext } from './collections.ts';
import type { Entry } from './selectEntries.ts';

const slides = { page: 1, size: 10 };

/** One slideshow a section that has articles: the newest of them, a slide each. It changes when one of them does. */
export async function readSlideshows({ db, sites, publicUrl }: CmsContext): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const { site: code, slug } of await db
    .select({ site: sections.site, slug: sections.slug })
    .from(sections)
    .orderBy(asc(sections.site), asc(sections.position))) {
    const list = await readSectionList(
      { db, publicUrl, site: sites.find(code), drafts: false },
      slug,
      slides,
    );
    // A given article may lack whatever a slide shows
    const items = list?.items.filter(isOwn) ?? [];
    if (!list || items.length === 0) continue;
    entries.push({
      ...{ _id: `${code}-${slug.replaceAll('/', '-')}`, site: code, published: true, category: slug },
      ...{ title: list.section.name, description: list.section.description },
      slides: items.map(toSlide),
      _modified: Math.max(...items.map(({ modified_at: at }) => Math.floor(Date.parse(at) / 1000))),
    });
  }
  return entries;
}

function isOwn(item: ListedArticleWire | GivenWire): item is ListedArticleWire {
  return !isServedGiven(item);
}

function toSlide({ title, excerpt, url, images, image_caption, image_credits }: ListedArticleWire) {
  return { title, excerpt, url, image: images.full, image_caption, image_credits };
}
