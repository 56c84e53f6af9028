import type { ContrastPair } from '../ContrastPair';

/** CSS variables `--layout-<name>` of a style, and colour pairs that only this style uses. */
export type StyleRow<Name extends string> = {
  values: Readonly<Record<Name, string>>;
  pairs?: readonly ContrastPair[];
};
