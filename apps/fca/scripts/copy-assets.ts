// Puts the theme's faces and the brand's drawings where Next serves them from.
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

const app = path.join(import.meta.dirname, '..');
const libs = path.join(app, '../../libs');
const fromTo = [
  ['themes/generated/fonts', 'public/fonts'],
  ['brands/src/fca/logo.svg', 'public/brand/fca/logo.svg'],
  ['brands/src/fca/icon.svg', 'public/brand/fca/icon.svg'],
] as const;

await rm(path.join(app, 'public'), { recursive: true, force: true });
await mkdir(path.join(app, 'public'), { recursive: true });
for (const [from, to] of fromTo) await cp(path.join(libs, from), path.join(app, to), { recursive: true });
