/// <reference types="vite/client" />
import type { ThemeTokens } from '@cancha/themes/ThemeTokens';

const modules = import.meta.glob<ThemeTokens>('../../sets/*/tokens.ts', { eager: true, import: 'tokens' });

/** Every theme set, by folder name. */
export const themeSets: ReadonlyMap<string, ThemeTokens> = new Map(
  Object.entries(modules).map(([file, tokens]) => [file.split('/').at(-2) ?? file, tokens]),
);
