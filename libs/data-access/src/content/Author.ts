export type Author = {
  readonly name: string;
  readonly username: string;
  readonly picture: string | null;
  readonly description: string;
};
