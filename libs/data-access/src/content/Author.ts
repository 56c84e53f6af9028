export type Author = {
  readonly name: string;
  readonly username: string;
  readonly picture: string | null;
  /** It is a drawing and no photograph. */
  readonly pictureDrawn?: true | undefined;
  readonly description: string;
};
