// `build-css.ts <key>`: writes sets/<key>/generated from sets/<key>/tokens.ts.
import path from 'node:path';
import { buildTheme } from '../src/build/buildTheme';
import type { ThemeTokens } from '../src/ThemeTokens';
import { themeKeys } from '../src/themeKeys';

const [key = ''] = process.argv.slice(2);
if (!themeKeys.some((known) => known === key))
  throw new Error(`“${key}” is no theme: themeKeys.ts has ${themeKeys.join(', ')}`);

const set = path.join(import.meta.dirname, '../sets', key);
const { tokens } = (await import(path.join(set, 'tokens.ts'))) as { tokens: ThemeTokens };
if (tokens.key !== key) throw new Error(`sets/${key}/tokens.ts calls itself “${tokens.key}”`);

const faces = await buildTheme(tokens, path.join(set, 'generated'));
const size = faces.filter(({ part }) => part === 'latin').reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${key}: ${faces.length} font files, ${(size / 1024).toFixed(1)} KB for our own languages`);
