import type { LivePostProps } from '@cancha/ui/live/LivePost/LivePost';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tz } from '@date-fns/tz';
import { millisecondsInMinute } from 'date-fns/constants';
import { subDays } from 'date-fns/subDays';
import { postAnchor, postHref } from './liveBlogPlace';
import type { KeyedPost } from './orderPosts';
import { toPostBody } from './toPostBody';

/** What is changed within a minute of being posted was never read otherwise. */
const sameMs = millisecondsInMinute;

type Placed = { path: string; context: SiteContext; now: Date };

/** Posts as they are shown, newest first; the first of each day carries the day. */
export function toLivePosts(posts: readonly KeyedPost[], placed: Placed): LivePostProps[] {
  const { format } = placed.context;
  let lastDay: string | null = null;
  return posts.map((post) => {
    const day: string | null = post.publishedAt ? format.day(new Date(post.publishedAt)) : lastDay;
    const isFirst = day !== lastDay;
    lastDay = day;
    return toLivePost(post, isFirst, placed);
  });
}

function toLivePost(post: KeyedPost, isFirstOfDay: boolean, { path, context, now }: Placed): LivePostProps {
  const { t, format } = context;
  const { key, title, body, publishedAt, minute } = post;
  const at = publishedAt ? new Date(publishedAt) : null;
  const hour = at ? format.time(at) : null;
  // A newsroom that writes the minute into its titles says it once.
  const saysMinute = minute !== '' && title.startsWith(minute);
  return {
    postKey: key,
    anchor: postAnchor(key),
    day: at && isFirstOfDay ? { iso: format.day(at), text: dayText(at, now, context) } : null,
    time: at && hour && publishedAt ? { iso: publishedAt, text: hour, date: format.weekday(at) } : null,
    minute: minute === '' || saysMinute ? null : `${minute}’`,
    title,
    body: toPostBody(body, key, context),
    keyText: post.keyEvent ? t('liveBlog.keyEvent') : null,
    edited: editedOf(post, context),
    permalink: {
      href: postHref(path, key),
      // What is seen comes first in what is heard: whoever speaks to the page says the hour.
      label: [hour, t('liveBlog.permalink', { title: title || (hour ?? key) })].filter(Boolean).join(' · '),
    },
  };
}

/** The day on the site's clocks, and whose clocks they are. */
function dayText(at: Date, now: Date, { site, format, t, brandConfig }: SiteContext): string {
  const day = format.day(at);
  const words = { day: format.weekday(at) };
  if (day === format.day(now)) return `${t('liveBlog.today', words)} · ${brandConfig.zoneName}`;
  if (day === format.day(subDays(now, 1, { in: tz(site.timeZone) })))
    return `${t('liveBlog.yesterday', words)} · ${brandConfig.zoneName}`;
  return `${format.longDateTime(at).replace(/, \d\d:\d\d$/, '')} · ${brandConfig.zoneName}`;
}

function editedOf(
  { publishedAt, modifiedAt }: KeyedPost,
  { format, t }: SiteContext,
): LivePostProps['edited'] {
  if (!modifiedAt || !publishedAt) return null;
  const at = new Date(modifiedAt);
  const since = new Date(publishedAt);
  if (at.getTime() - since.getTime() < sameMs) return null;
  const day = format.day(at) === format.day(since) ? '' : `${format.weekday(at)}, `;
  return { iso: modifiedAt, text: t('liveBlog.edited', { time: day + format.time(at) }) };
}
