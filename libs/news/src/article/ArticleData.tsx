import type { JSX } from 'react';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { JsonLd } from '@cancha/site/jsonLd/JsonLd';
import { articleJsonLd } from './articleJsonLd';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { buildPath } from '@cancha/routing/buildPath';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import { browserServices } from '@cancha/site/services/servedServices';
import type { Article } from '@cancha/data-access/content/Article';
import { toJsonLd } from '@cancha/site/text/toJsonLd';

type ArticleDataProps = {
  context: SiteContext;
  article: Article;
  /** Structured data in place of the article's, for a live blog. */
  jsonLd: string | undefined;
};

/** What an article says to machines: search engines, and what runs on its page. */
export function ArticleData({ context, article, jsonLd }: ArticleDataProps): JSX.Element {
  return (
    <>
      <JsonLd data={jsonLd ?? articleJsonLd(article, context)} />
      <JsonLd data={breadcrumbJsonLd(articleCrumbs(article, context), context.site)} />
      {browserServices(context).length > 0 ? (
        <script
          type="application/json"
          data-targeting
          dangerouslySetInnerHTML={{ __html: articleTargeting(article) }}
        />
      ) : null}
    </>
  );
}

/** The way to an article for machines: front page, section, itself. Readers have the section above the title. */
function articleCrumbs(
  { title, section, sectionSlug }: Pick<Article, 'title' | 'section' | 'sectionSlug'>,
  { site, t }: Pick<SiteContext, 'site' | 't'>,
): Crumb[] {
  return [
    { name: t('breadcrumbs.home'), href: buildPath(site, 'home', {}) },
    ...(section && sectionSlug ? [{ name: section, href: sitePath(`/${sectionSlug}`, site) }] : []),
    { name: title, href: null },
  ];
}

/**
 * The data of a story for ads, comments and statistics only: tags that are not shown, and what the
 * newsroom wants kept away from it. Nothing on the page reads it out, and a site without services does not send it.
 */
export function articleTargeting(article: Article): string {
  const { hidden, tags, hiddenTags, categories } = article;
  return toJsonLd({
    id: article.id,
    section: article.sectionSlug,
    categories: categories.map(({ categorySlug }) => categorySlug),
    tags: tags.map(({ url }) => url),
    hiddenTags: hiddenTags.map(({ url }) => url),
    authors: article.authors.map(({ username }) => username),
    event: article.eventTitle || undefined,
    match: article.matchId ?? undefined,
    evergreen: article.evergreen || undefined,
    has: article.has.length > 0 ? article.has : undefined,
    ads: !hidden.ads,
    comments: !hidden.comments,
  });
}
