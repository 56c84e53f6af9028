import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { MatchesStrip } from '../football/MatchesStrip';
import { PageShell } from '../shell/PageShell';
import type { SiteContext } from '../site/SiteContext';
import { articleJsonLd } from './articleJsonLd';
import { ArticleView } from './ArticleView';
import { loadArticleAside } from './loadArticleAside';

type ArticlePageProps = { context: SiteContext; full: FullArticle };

export async function ArticlePage({ context, full }: ArticlePageProps): Promise<JSX.Element> {
  const aside = await loadArticleAside(full.article, context);
  const now = new Date();
  return (
    <PageShell
      context={context}
      path={full.article.link}
      strips={<MatchesStrip context={context} matches={aside.matches} now={now} />}
    >
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: articleJsonLd(full.article, context) }}
      />
      <ArticleView context={context} full={full} aside={aside} now={now} />
    </PageShell>
  );
}

export function articleMetadata({ article }: FullArticle, { site }: SiteContext): Metadata {
  const { wide, full } = article.images;
  const picture = full ?? wide?.big;
  return {
    title: article.title,
    description: article.excerpt,
    alternates: { canonical: article.link },
    openGraph: {
      type: 'article',
      locale: site.ogLocale,
      title: article.titleDetail || article.title,
      description: article.excerpt,
      url: article.link,
      ...(article.publishedAt ? { publishedTime: article.publishedAt } : {}),
      ...(article.modifiedAt ? { modifiedTime: article.modifiedAt } : {}),
      ...(picture ? { images: [{ url: picture.src, width: picture.width, height: picture.height }] } : {}),
    },
    twitter: { card: 'summary_large_image' },
  };
}
