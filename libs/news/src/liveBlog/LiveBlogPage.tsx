import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { ArticlePage, articleMetadata } from '../article/ArticlePage';
import { withPage } from '@cancha/blocks/articleList/toListContent';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { LiveBlogPosts } from './LiveBlogPosts';
import { LiveBlogWatch } from './LiveBlogWatch.client';
import { liveBlogJsonLd } from './liveBlogJsonLd';
import { liveBlogSource } from './liveBlogPaths';
import { postsPageHref } from './liveBlogPlace';
import type { LiveBlog } from './toLiveBlog';
import { updateCursor } from './updateCursor';

type LiveBlogPageProps = { context: SiteContext; full: FullArticle; blog: LiveBlog };

/** An article with its posts. From the second page of posts on, its own text is left out. */
export function LiveBlogPage({ context, full, blog }: LiveBlogPageProps): JSX.Element {
  const { t, format } = context;
  const now = new Date();
  const isFirst = blog.shown.page === 1;
  return (
    <ArticlePage
      context={context}
      full={isFirst ? full : { ...full, article: { ...full.article, body: '' } }}
      jsonLd={liveBlogJsonLd(blog, context)}
      posts={<LiveBlogPosts blog={blog} context={context} now={now} />}
      watch={
        isFirst && blog.state === 'live' ? (
          <LiveBlogWatch
            source={liveBlogSource(context.site, blog.path)}
            cursor={updateCursor(blog.posts)}
            staleNote={t('liveBlog.stale', { time: format.time(now) })}
          />
        ) : null
      }
    />
  );
}

/** `path` is the one it was asked for under. Each page of posts is found under its own address. */
export function liveBlogMetadata(
  full: FullArticle,
  blog: LiveBlog,
  path: string,
  context: SiteContext,
): Metadata {
  const head = articleMetadata(full, path, context);
  const { page } = blog.shown;
  if (page === 1) return head;
  const { t } = context;
  const named = head.alternates?.canonical;
  const canonical = postsPageHref(typeof named === 'string' ? named : blog.path, page);
  return {
    ...head,
    title: withPage(full.article.title, page, t('tag.separator'), t('list.page', { n: page })),
    alternates: { canonical },
  };
}
