import { facePath } from '../content/authorPicture.ts';
import type { articleCategories, articles, articleTags, sections, tags } from '../database/contentTables.ts';
import type { ArticleExtras } from '@cancha/newsroom/sites/articleExtras.ts';
import type { ArticleHead } from '@cancha/newsroom/sites/articleHead.ts';
import type { Newsroom, NewsroomArticle } from '@cancha/newsroom/sites/loadNewsroom.ts';
import { msnTitle } from '@cancha/newsroom/sites/msnTitle.ts';
import type { SiteFile } from '@cancha/newsroom/sites/siteFile.ts';
import { tagName } from '@cancha/newsroom/sites/tagName.ts';

/** The public stats id of the match that the facts know by `key`; `null` when they do not. */
export type MatchIdOf = (key: string) => string | null;

export function toArticleRow(
  site: SiteFile,
  { head, link, body, items }: NewsroomArticle,
  matchIdOf: MatchIdOf,
): typeof articles.$inferInsert {
  const titleDetail = head.titleDetail ?? head.title;
  const { id, slug, section, author, title, epigraph, label, excerpt, caption, picture, related, evergreen } =
    head;
  return {
    ...{ id, slug, section, author, title, epigraph, label, excerpt, caption, picture, related, evergreen },
    ...{ site: site.code, language: site.language, link, body, items, titleDetail },
    extras: toExtras(site, head),
    status: head.draft ? 'draft' : 'published',
    msnTitle: msnTitle(title, titleDetail),
    matchId: head.matchCard ? matchIdOf(head.matchCard) : null,
    publishedAt: head.publishedAt,
    modifiedAt: head.modifiedAt ?? head.publishedAt,
  };
}

function toExtras(site: SiteFile, head: ArticleHead): ArticleExtras {
  const { alsoBy, hiddenTags, seoLinks, eventTitle, stars, hide, onlyFor } = head;
  return {
    ...kindOf(site, head),
    ...(alsoBy.length > 0 && { alsoBy: alsoBy.map((username) => toSigner(site, username)) }),
    ...(hiddenTags.length > 0 && {
      hiddenTags: hiddenTags.map((slug) => ({ text: site.tags[slug]?.name ?? tagName(slug), url: slug })),
    }),
    ...(seoLinks.length > 0 && { seoLinks }),
    ...(eventTitle !== undefined && { eventTitle }),
    ...(stars.length > 0 && { stars }),
    ...(hide.length > 0 && { hide }),
    ...(onlyFor.length > 0 && { onlyFor }),
  };
}

function kindOf({ betting }: SiteFile, { section, gallery, liveBlog }: ArticleHead): ArticleExtras {
  if (liveBlog !== undefined) return { kind: 'live-blog' };
  if (gallery.length > 0) return { kind: 'gallery', gallery };
  return betting && section === betting.category ? { kind: 'betting', notice: betting.notice } : {};
}

function toSigner({ code, desks }: SiteFile, username: string) {
  const desk = desks.find((one) => one.username === username);
  return { name: desk?.name ?? username, username, picture: desk ? facePath(code, desk) : null };
}

/** Sections first, sub-sections after the parents they point at. */
export function toSectionRows(site: SiteFile): (typeof sections.$inferInsert)[] {
  return site.sections.map(({ slug, name, description, country }, position) => {
    const parent = slug.includes('/') ? (slug.split('/')[0] ?? null) : null;
    return { site: site.code, slug, name, description, country, parent, position };
  });
}

/** All tags in use and all that `site.yaml` names. */
export function toTagRows({ site, articles: entries }: Newsroom): (typeof tags.$inferInsert)[] {
  const slugs = new Set([...Object.keys(site.tags), ...entries.flatMap(({ head }) => head.tags)]);
  return [...slugs].sort().map((slug) => {
    const entry = site.tags[slug];
    const details = entry && 'description' in entry ? entry : null;
    const name = entry?.name ?? tagName(slug);
    return {
      site: site.code,
      slug,
      name,
      description: details?.description ?? site.tagDescription.replaceAll('{name}', name),
      keywords: details?.keywords ?? site.tagKeywords.replaceAll('{name}', name),
      statsSlug: (entry && 'stats' in entry ? entry.stats : null) ?? null,
      isCompetition: entry?.competition ?? false,
    };
  });
}

export function toTagUseRows(site: SiteFile, { head }: NewsroomArticle): (typeof articleTags.$inferInsert)[] {
  return head.tags.map((tag, position) => ({ site: site.code, articleId: head.id, tag, position }));
}

/** The categories of the head, then the sub-sections whose desks sign the article. */
export function toCategoryRows(
  site: SiteFile,
  { head }: NewsroomArticle,
): (typeof articleCategories.$inferInsert)[] {
  // One that names its sub-section is in no other.
  const namesIts = head.categories.some((slug) => slug.startsWith(`${head.section}/`));
  const subSections = site.sections
    .filter(
      ({ slug, desks }) => !namesIts && slug.startsWith(`${head.section}/`) && desks.includes(head.author),
    )
    .map(({ slug }) => slug);
  const all = new Set([...head.categories, ...subSections]);
  return [...all].map((section, position) => ({
    site: site.code,
    articleId: head.id,
    section,
    position,
  }));
}
