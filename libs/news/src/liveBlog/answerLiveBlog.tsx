import { getResource } from '@cancha/data-access/content/getResource';
import { LivePost } from '@cancha/ui/live/LivePost/LivePost';
import { answerLive } from '@cancha/blocks/liveMatches/answerLive';
import { listSize } from '@cancha/blocks/articleList/toListContent';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { isLiveBlog, type LiveBlog, toLiveBlog } from './toLiveBlog';
import type { LiveBlogUpdate } from './LiveBlogUpdate';
import { postsPerPage } from './liveBlogPlace';
import { toLivePosts } from './toLivePost';
import { postsSince, updateCursor, type UpdateCursor } from './updateCursor';

type LiveBlogParams = { params: Promise<{ site: string; path: string[] }> };

/** Beyond that, loading the page is the lighter way. */
const mostPosts = 2 * postsPerPage;

/** What is new in a live blog since `?after=…&since=…`, as `LiveBlogUpdate`. 404 for what is no live blog. */
export async function answerLiveBlog(request: Request, { params }: LiveBlogParams): Promise<Response> {
  const { site, path } = await params;
  const context = await getSiteContext(site);
  const now = new Date();
  return answerLive('live blog', async () => {
    const blog = await loadBlog(path, context, now);
    const { searchParams } = new URL(request.url);
    const cursor = { after: searchParams.get('after') ?? '', since: searchParams.get('since') ?? '' };
    return blog && updateOf(blog, cursor, context, now);
  });
}

async function loadBlog(path: readonly string[], context: SiteContext, now: Date): Promise<LiveBlog | null> {
  const resource = await getResource(context.apis.content, {
    site: context.site.siteCode,
    path: `/${path.map((segment) => decodeURIComponent(segment)).join('/')}`,
    // As the page asks, so that both have one answer.
    page: 1,
    size: listSize,
  });
  if (resource?.kind !== 'article' || !isLiveBlog(resource.article.article)) return null;
  return toLiveBlog(resource.article.article, { page: 1, post: null }, context, now);
}

async function updateOf(
  { posts, path, state }: LiveBlog,
  since: UpdateCursor,
  context: SiteContext,
  now: Date,
): Promise<LiveBlogUpdate> {
  // Next forbids this import at the top of a server module, not inside a function.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { t, format } = context;
  const { fresh, corrected } = postsSince(posts, since);
  const changed = [...fresh, ...corrected];
  const reload = changed.length > mostPosts;
  const time = format.time(now);
  const counts = [
    fresh.length > 0 ? t('liveBlog.newPosts', { n: fresh.length }) : null,
    corrected.length > 0 ? t('liveBlog.corrected', { n: corrected.length }) : null,
  ].filter((text) => text !== null);
  return {
    state,
    stateText: t(`liveBlog.${state}`),
    posts: reload
      ? []
      : toLivePosts(changed, { path, context, now }).map((post) => ({
          key: post.postKey,
          html: renderToStaticMarkup(<LivePost {...post} />),
        })),
    announcement: counts.length > 0 ? counts.join(' · ') : null,
    reload,
    note: t('liveBlog.asOf', { time }),
    staleNote: t('liveBlog.stale', { time }),
    upToDate: t('liveBlog.upToDate'),
    cursor: updateCursor(posts),
  };
}
