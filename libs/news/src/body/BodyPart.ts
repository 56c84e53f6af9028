import type { SportsWidget } from '@cancha/integrations/ports/SportsWidgets';
import type { GalleryPhoto } from '@cancha/ui/block/PhotoGallery/GalleryPhoto';
import type { Embed } from './Embed';

/** What a body is shown as, from top to bottom. `html` is clean. */
export type BodyPart =
  | { readonly kind: 'ad'; readonly number: number }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'embed'; readonly embed: Embed }
  | { readonly kind: 'widget'; readonly widget: SportsWidget }
  | { readonly kind: 'gallery'; readonly photos: readonly GalleryPhoto[] };

/** A sub-head that can be linked to. */
export type BodyHead = { readonly id: string; readonly text: string };

export type Body = {
  /** Up to where a box about the story may stand: after the second paragraph. */
  readonly before: readonly BodyPart[];
  readonly after: readonly BodyPart[];
  /** Sub-heads of the first order; empty where there are too few to choose from. */
  readonly heads: readonly BodyHead[];
};
