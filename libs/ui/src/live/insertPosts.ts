import { liveDay, liveList, livePost } from './liveAttributes';

export type RenderedPost = { key: string; html: string };

/**
 * Inserts new posts at the top and replaces corrected ones, without moving what is visible.
 * @param posts newest first
 * @returns the newest inserted post, or `null`
 */
export function insertPosts(list: Element, posts: readonly RenderedPost[]): HTMLElement | null {
  const release = holdInPlace(list);
  const oldFirst = list.firstElementChild;
  const added: HTMLElement[] = [];
  for (const { key, html } of posts) {
    const item = itemOf(html);
    if (!item) continue;
    const known = list.querySelector(`[${livePost}="${CSS.escape(key)}"]`);
    if (known) replacePost(known, item);
    else added.push(item);
  }
  list.prepend(...added);
  if (added.length > 0 && oldFirst) dropRepeatedDay(oldFirst);
  release();
  return added[0] ?? null;
}

/** The list for new posts; `null` on pages without it. */
export function findLiveList(page: ParentNode): Element | null {
  return page.querySelector(`[${liveList}]`);
}

function itemOf(html: string): HTMLElement | null {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const item = holder.content.firstElementChild;
  return item instanceof HTMLElement ? item : null;
}

/** Keeps the line with the day, which is not part of the post. */
function replacePost(known: Element, corrected: Element): void {
  corrected.querySelector(`[${liveDay}]`)?.remove();
  const day = known.querySelector(`[${liveDay}]`);
  if (day) corrected.prepend(day);
  known.replaceWith(corrected);
}

function dropRepeatedDay(post: Element): void {
  const day = post.querySelector(`[${liveDay}]`);
  const days = [...(post.parentElement?.querySelectorAll(`[${liveDay}]`) ?? [])];
  const before = day ? days[days.indexOf(day) - 1] : undefined;
  if (day && before?.getAttribute(liveDay) === day.getAttribute(liveDay)) day.remove();
}

/** Replaces scroll anchoring, which not every browser has. */
function holdInPlace(list: Element): () => void {
  const root = document.documentElement;
  const key = [...list.children]
    .find((item) => item.getBoundingClientRect().bottom > innerHeight / 4)
    ?.getAttribute(livePost);
  const find = () =>
    typeof key !== 'string' ? null : list.querySelector(`[${livePost}="${CSS.escape(key)}"] article`);
  const before = find()?.getBoundingClientRect().top;
  root.style.overflowAnchor = 'none';
  return () => {
    const after = find()?.getBoundingClientRect().top;
    if (before !== undefined && after !== undefined) scrollBy({ top: after - before, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => (root.style.overflowAnchor = '')));
  };
}
