import type { PictureSources } from '@cancha/ui/media/Picture/Picture';

/** A picture inside a text. */
export type BodyPicture = {
  /** Its renditions, largest first. Where nobody said its size it has the room of a wide one. */
  readonly sources: PictureSources;
  readonly alt: string;
};
