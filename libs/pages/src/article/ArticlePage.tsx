import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { MatchesStrip } from '../football/MatchesStrip';
import { ShareTags } from '../shell/ShareTags';
import { PageShell } from '../shell/PageShell';
import type { SiteContext } from '../site/SiteContext';
import { articleJsonLd } from './articleJsonLd';
import { ArticleView } from './ArticleView';
import { loadArticleAside } from './loadArticleAside';

type ArticlePageProps = { context: SiteContext; full: FullArticle };

export async function ArticlePage({ context, full }: ArticlePageProps): Promise<JSX.Element> {
  const aside = await loadArticleAside(full.article, context);
  const now = new Date();
  const head = (
    <>
      <ShareTags
        context={context}
        type="article"
        title={full.article.titleDetail || full.article.title}
        path={full.article.link}
        picture={full.article.images.full ?? full.article.images.wide?.big ?? null}
      />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: articleJsonLd(full.article, context) }}
      />
    </>
  );
  return (
    <PageShell
      context={context}
      path={full.article.link}
      head={head}
      strips={<MatchesStrip context={context} matches={aside.matches} now={now} />}
    >
      <ArticleView context={context} full={full} aside={aside} now={now} />
    </PageShell>
  );
}

export function articleMetadata({ article }: FullArticle): Metadata {
  return {
    title: article.title,
    description: article.excerpt,
    alternates: { canonical: article.link },
  };
}
