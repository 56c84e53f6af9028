import type { SportsWidget } from '@cancha/integrations/ports/SportsWidgets';
import type { PictureSources } from '@cancha/ui/media/Picture/Picture';
import type { Embed } from './Embed';

export type BodyPicture = {
  /** Its renditions, largest first. Where nobody said its size it has the room of a wide one. */
  readonly sources: PictureSources;
  readonly alt: string;
};

/** A picture that stands by itself. `link` is the opening tag of the link around it, `caption` is HTML; both may be empty. */
export type PictureBlock = {
  readonly kind: 'picture';
  readonly picture: BodyPicture;
  readonly link: string;
  readonly caption: string;
};

/** A part of a text that stands in a column with the others. `tag` is that of its outermost element. */
export type Block =
  | { readonly kind: 'ad'; readonly number: number }
  | { readonly kind: 'html'; readonly tag: string; readonly html: string }
  | { readonly kind: 'embed'; readonly embed: Embed }
  | { readonly kind: 'widget'; readonly widget: SportsWidget }
  | { readonly kind: 'gallery'; readonly pictures: readonly PictureBlock[] }
  | PictureBlock;
