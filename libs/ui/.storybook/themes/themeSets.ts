import type { ThemeTokens } from '@cancha/themes/ThemeTokens';

const built = import.meta.glob<{ key: string }>('../../../themes/sets/*/generated/theme.json', {
  eager: true,
  import: 'default',
});
const written = import.meta.glob<ThemeTokens>('../../../themes/sets/*/tokens.ts', {
  eager: true,
  import: 'tokens',
});

/** Every theme set that has been built, by its key: a folder that is dropped in is in the toolbar. */
export const themeSets: readonly string[] = Object.values(built).map(({ key }) => key);

/** The tokens of a set that the toolbar names. */
export function tokensOf(key: unknown): ThemeTokens {
  const tokens = Object.values(written).find((set) => set.key === key);
  if (!tokens) throw new Error(`There is no theme set ${String(key)}`);
  return tokens;
}
