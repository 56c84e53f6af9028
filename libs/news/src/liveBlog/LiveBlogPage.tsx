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
import { postsPageHref, type LiveBlogPlace } from './liveBlogPlace';
import { toLiveBlog, type LiveBlog } from './toLiveBlog';
import { updateCursor } from './updateCursor';
import { missingPage } from '@cancha/site/routes/pageErrors';

type LiveBlogPageProps = { context: SiteContext; full: FullArticle; place: LiveBlogPlace };

/** An article with its posts. From the second page of them on its own text is not told again. */
export async function LiveBlogPage({ context, full, place }: LiveBlogPageProps): Promise<JSX.Element> {
  const { t, format } = context;
  const now = new Date();
  const blog = await blogOf(full, place, context, now);
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
export async function liveBlogMetadata(
  full: FullArticle,
  place: LiveBlogPlace,
  path: string,
  context: SiteContext,
): Promise<Metadata> {
  const head = articleMetadata(full, path, context);
  const blog = await blogOf(full, place, context, new Date());
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

async function blogOf(
  { article }: FullArticle,
  place: LiveBlogPlace,
  context: SiteContext,
  now: Date,
): Promise<LiveBlog> {
  return (await toLiveBlog(article, place, context, now)) ?? missingPage();
}
