import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { ListPager } from '@cancha/blocks/infiniteScroll/ListEnd';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { type KeyEvent, KeyEvents } from '@cancha/ui/live/KeyEvents/KeyEvents';
import { LiveBar } from '@cancha/ui/live/LiveBar/LiveBar';
import { LivePosts } from '@cancha/ui/live/LivePosts/LivePosts';
import type { JSX } from 'react';
import { postAnchor, postHref, type PostsPage, postsPageHref } from './liveBlogPlace';
import type { LiveBlog } from './toLiveBlog';
import styles from './LiveBlogPosts.module.css';
import { toLivePosts } from './toLivePost';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { KeyedPost } from './orderPosts';

type LiveBlogPostsProps = { blog: LiveBlog; context: SiteContext; now: Date };

/** What follows the text of a live blog: its key events, and a page of its posts under a bar that stays in sight. */
export function LiveBlogPosts({ blog, context, now }: LiveBlogPostsProps): JSX.Element {
  const { t, format } = context;
  const { path, posts, shown, state } = blog;
  const events = toKeyEvents(posts, shown, path, context);
  const title = t('liveBlog.title');
  return (
    <>
      <KeyEvents
        id="key-events"
        title={t('liveBlog.keyEvents')}
        events={events}
        allText={t('liveBlog.allKeyEvents', { n: events.length })}
      />
      <section className={styles['posts']} aria-labelledby="posts">
        <SectionHead id="posts" title={title} />
        <LiveBar
          state={state}
          stateText={t(`liveBlog.${state}`)}
          note={t('liveBlog.asOf', { time: format.time(now) })}
          update={{ href: path, text: t('liveBlog.update') }}
        />
        {posts.length === 0 ? (
          <StateNote kind="empty" title={t('liveBlog.none')} hint={t('liveBlog.noneHint')} />
        ) : null}
        <LivePosts label={title} posts={toLivePosts(shown.posts, { path, context, now })} />
        <ListPager
          page={shown.page}
          lastPage={shown.lastPage}
          hrefOf={(page) => postsPageHref(path, page)}
          t={t}
        />
      </section>
    </>
  );
}

/** Posts a summary would tell, newest first. Those on the page being read are led to without loading another. */
function toKeyEvents(
  posts: readonly KeyedPost[],
  shown: PostsPage,
  path: string,
  { format }: Pick<SiteContext, 'format'>,
): KeyEvent[] {
  const here = new Set(shown.posts.map(({ key }) => key));
  return posts
    .filter(({ keyEvent, title }) => keyEvent && title !== '')
    .map(({ key, title, publishedAt }) => ({
      id: key,
      title,
      href: here.has(key) ? `#${postAnchor(key)}` : postHref(path, key),
      time: publishedAt ? { iso: publishedAt, text: format.time(new Date(publishedAt)) } : null,
    }));
}
