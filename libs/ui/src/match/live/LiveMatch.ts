import type { LiveAttributes } from './liveAttributes';
import type { LivePartName } from './liveParts';

/** What may have changed of a match since its page was rendered, by the components that rendered the page. */
export type LiveMatch = {
  id: string;
  /** The match as a sentence, in the language of the site. */
  label: string;
  /** Of the element that shows the match. */
  attributes: LiveAttributes;
  /** HTML of its parts. */
  parts: Readonly<Record<LivePartName, string>>;
};
