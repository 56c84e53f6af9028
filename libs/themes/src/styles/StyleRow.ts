import type { ContrastPair } from '../ContrastPair';

/** What a style means: values of the CSS variables `--layout-<name>`, and the colours it alone puts together. */
export type StyleRow<Name extends string> = {
  values: Readonly<Record<Name, string>>;
  pairs?: readonly ContrastPair[];
};
