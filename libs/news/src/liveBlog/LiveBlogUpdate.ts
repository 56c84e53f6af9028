import type { LiveState } from '@cancha/data-access/content/Article';
import type { RenderedPost } from '@cancha/ui/live/insertPosts';
import type { UpdateCursor } from './updateCursor';

/** What is new in a live blog, in the words of its site. */
export type LiveBlogUpdate = {
  state: LiveState;
  stateText: string;
  /** New and corrected posts, newest first. */
  posts: RenderedPost[];
  /** Says how much is new; `null` where nothing is. */
  announcement: string | null;
  /** So much is new that the page had better be loaded. */
  reload: boolean;
  /** "Al día a las 16:42", and what is said later if no newer answer can be had. */
  note: string;
  staleNote: string;
  upToDate: string;
  cursor: UpdateCursor;
};
