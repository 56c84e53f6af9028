import type { JSX } from 'react';
import { postsPageHref } from '@cancha/news/liveBlog/liveBlogPlace';
import type { LiveBlog } from '@cancha/news/liveBlog/toLiveBlog';
import { toLivePosts } from '@cancha/news/liveBlog/toLivePost';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { ampBody } from './ampBody';

type AmpLivePostsProps = { blog: LiveBlog; context: SiteContext; now: Date };

/** The newest posts of a live blog, as of when; what comes after, and the older ones, are on the whole page. */
export function AmpLivePosts({ blog, context, now }: AmpLivePostsProps): JSX.Element {
  const { t, format, brandConfig } = context;
  const { path, shown, state } = blog;
  const placed = { path, context, now };
  const asOf = `${t('liveBlog.asOf', { time: format.time(now) })} (${brandConfig.zoneName})`;
  return (
    <section aria-labelledby="posts">
      <h2 id="posts">{t('liveBlog.title')}</h2>
      <p className="by">
        {`${t(`liveBlog.${state}`)} · ${asOf}`}
        {' · '}
        <a href={path}>{t('liveBlog.update')}</a>
      </p>
      {shown.posts.length === 0 ? <p>{t('liveBlog.none')}</p> : null}
      {toLivePosts(shown.posts, placed).map(({ anchor, day, time, minute, title, keyText, edited }, i) => (
        <article key={anchor} id={anchor} className="post">
          <p className="by">
            {day ? <time dateTime={day.iso}>{day.text} · </time> : null}
            {time ? <time dateTime={time.iso}>{time.text}</time> : null}
            {[minute, keyText, edited?.text].filter(Boolean).map((part) => ` · ${part}`)}
          </p>
          {title ? <h3>{title}</h3> : null}
          <div
            className="text"
            dangerouslySetInnerHTML={{ __html: ampBody(shown.posts[i]?.body ?? '', context) }}
          />
        </article>
      ))}
      {shown.lastPage > 1 ? <a href={postsPageHref(path, 2)}>{t('list.next')}</a> : null}
    </section>
  );
}
