import type { ThemeTokens } from './ThemeTokens';
import { fcaTokens } from './tokens/fcaTokens';

/** Every theme set by its key. A brand whose key is not here is a type error. */
export const themes = { fca: fcaTokens } as const satisfies Record<string, ThemeTokens>;

export type ThemeKey = keyof typeof themes;
