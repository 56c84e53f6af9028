import type { Article } from '@cancha/data-access/content/Article';
import type { JSX } from 'react';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { JsonLd } from '@cancha/site/jsonLd/JsonLd';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { articleCrumbs } from './articleCrumbs';
import { articleJsonLd } from './articleJsonLd';
import { articleTargeting } from './articleTargeting';

type ArticleDataProps = {
  context: SiteContext;
  article: Article;
  /** Where it is more than an article: what search engines are told of it instead. */
  jsonLd: string | undefined;
};

/** What an article says to machines: search engines, and what runs on its page. */
export function ArticleData({ context, article, jsonLd }: ArticleDataProps): JSX.Element {
  return (
    <>
      <JsonLd data={jsonLd ?? articleJsonLd(article, context)} />
      <JsonLd data={breadcrumbJsonLd(articleCrumbs(article, context), context.site)} />
      <script
        type="application/json"
        data-targeting
        dangerouslySetInnerHTML={{ __html: articleTargeting(article) }}
      />
    </>
  );
}
