import { findLiveList } from '@cancha/ui/live/insertPosts';
import { liveNote, liveStatus, liveUpdate } from '@cancha/ui/live/liveAttributes';
import type { LiveBlogUpdate } from './LiveBlogUpdate';

/** The places of a live blog's page that change while it is open. */
export type LiveBlogElements = {
  readonly list: Element;
  readonly update: HTMLAnchorElement;
  /** Of when the page is; `null` leaves it as it is. An old page says so aloud, once. */
  showNote(text: string | null, isStale: boolean): void;
  showState(update: Pick<LiveBlogUpdate, 'stateText' | 'state'>): void;
  /** Says how much is new, on the button and aloud; `null`: nothing is. */
  announce(text: string | null): void;
  say(text: string): void;
  setBusy(isBusy: boolean): void;
  leadTo(post: HTMLElement): void;
};

/** `null` on a page that has none of them. */
export function liveBlogElements(page: Document): LiveBlogElements | null {
  const find = (mark: string) => page.querySelector<HTMLElement>(`[${mark}]`);
  const [list, note, status] = [findLiveList(page), find(liveNote), find(liveStatus)];
  const update = page.querySelector<HTMLAnchorElement>(`a[${liveUpdate}]`);
  if (!list || !note || !status || !update) return null;

  const usual = update.textContent;
  let wasStale = false;
  const say = (text: string) => {
    // The same words again are no news to a screen reader, nor to us.
    if (status.textContent !== text) status.textContent = text;
  };
  return {
    list,
    update,
    say,
    showNote(text, isStale) {
      if (text !== null) note.textContent = text;
      if (isStale && !wasStale && text !== null) say(text);
      wasStale = isStale;
    },
    showState({ state, stateText }) {
      const chip = note.previousElementSibling;
      if (state !== 'finished' || !chip || chip.textContent === stateText) return;
      chip.textContent = stateText;
      note.parentElement?.setAttribute('data-state', 'off');
    },
    announce(text) {
      update.setAttribute(liveUpdate, text === null ? '' : 'new');
      update.textContent = text ?? usual;
      if (text !== null) say(text);
    },
    setBusy(isBusy) {
      update.setAttribute('aria-busy', String(isBusy));
    },
    leadTo(post) {
      const place = post.querySelector<HTMLElement>('article') ?? post;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
  };
}
