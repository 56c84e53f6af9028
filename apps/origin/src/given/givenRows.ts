import type {
  articleCategories,
  articles,
  articleTags,
  authors,
  sections,
  tags,
} from '../database/contentTables.ts';
import type { Claim } from './GivenClaims.ts';
import { nobody } from './nobody.ts';
import { text, type Given, type GivenFields, type GivenTopic } from './givenFields.ts';

/** What a given article is stored as, and what it points at: stored unless it is there already. */
export type GivenRows = {
  article: typeof articles.$inferInsert;
  authors: (typeof authors.$inferInsert)[];
  sections: (typeof sections.$inferInsert)[];
  tags: (typeof tags.$inferInsert)[];
  tagUses: (typeof articleTags.$inferInsert)[];
  categories: (typeof articleCategories.$inferInsert)[];
};

/** As much of a site as its articles depend on. */
export type GivenSite = { code: string; language: 'es' | 'pt' | 'en' };

// Behind the newsroom's own.
const lastPosition = 10_000;

export function givenRows(home: GivenSite, given: Given, fields: GivenFields, claim: Claim): GivenRows {
  const site = home.code;
  const section = fields.section ?? { slug: nobody, name: '' };
  const writers =
    fields.authors.length > 0 ? fields.authors : [{ username: nobody, name: '', picture: null }];
  const filedUnder = distinct([...(fields.section ? [fields.section] : []), ...fields.categories]);
  const articleId = claim.id;
  return {
    article: {
      ...toArticleRow(home, given, fields, claim),
      section: section.slug,
      author: writers[0]?.username ?? nobody,
    },
    authors: writers.map((writer) => ({ site, ...writer, description: '' })),
    sections: distinct([section, ...filedUnder]).map((entry) => ({
      ...{ site, ...entry, description: '' },
      position: lastPosition,
    })),
    tags: fields.tags.map((entry) => ({ site, ...entry, description: '', keywords: entry.name })),
    tagUses: fields.tags.map(({ slug }, position) => ({ site, articleId, tag: slug, position })),
    categories: filedUnder.map(({ slug }, position) => ({ site, articleId, section: slug, position })),
  };
}

function toArticleRow({ code, language }: GivenSite, given: Given, fields: GivenFields, claim: Claim) {
  const { id, link, slug, idIsGiven } = claim;
  return {
    ...{ site: code, language, id, link, slug, ...parted(given) },
    status: fields.draft ? ('draft' as const) : ('published' as const),
    title: text(given['title']),
    titleDetail: text(given['title_detail']),
    msnTitle: text(given['msnTitle']),
    epigraph: text(given['epigraph']),
    label: text(given['label']),
    excerpt: text(given['excerpt']),
    caption: text(given['image_caption']),
    // Nothing to draw.
    picture: {},
    matchId: text(given['match_id']) || null,
    related: [],
    evergreen: given['evergreen'] === true,
    publishedAt: fields.publishedAt,
    modifiedAt: fields.modifiedAt,
    extras: idIsGiven ? {} : { givenId: fields.id },
  };
}

/** The record without what may be megabytes of it, and that no list shows: it stands in columns of its own. */
function parted({ body, items, ...rest }: Given) {
  const given: Given = rest;
  const hasBody = typeof body === 'string' && body !== '';
  const hasItems = Array.isArray(items) && items.length > 0;
  if (!hasBody && body !== undefined) given['body'] = body;
  if (!hasItems && items !== undefined) given['items'] = items;
  return { given, body: hasBody ? body : '', items: hasItems ? (items as unknown[]) : [] };
}

function distinct(topics: readonly GivenTopic[]): GivenTopic[] {
  return [...new Map(topics.toReversed().map((entry) => [entry.slug, entry])).values()].toReversed();
}
