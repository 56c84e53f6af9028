/** Networks whose posts and videos newsrooms paste into their texts. */
export type NetworkKey = 'youtube' | 'x' | 'instagram' | 'tiktok' | 'facebook';

/** The room kept for it: lying like a screen, upright like a phone, or a post of a few lines. */
export type EmbedShape = 'video' | 'upright' | 'post';

/** A post or video of another network. Nothing of it is loaded before the reader asks for it. */
export type Embed = {
  readonly network: NetworkKey;
  readonly shape: EmbedShape;
  /** Its own page on the network. */
  readonly href: string;
  /** What is loaded into a frame when the reader asks for it. */
  readonly frame: string;
  /** The words the newsroom pasted with it; empty for most. */
  readonly text: string;
};
