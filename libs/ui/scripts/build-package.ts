// Writes dist/, the published package. Modules and types have the same paths as in src.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleModules } from './bundleModules';
import { writeDeclarations } from './writeDeclarations';
import { writeStyles } from './writeStyles';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

await rm(dist, { recursive: true, force: true });
const modules = await bundleModules(root, dist);
const declarations = writeDeclarations(root, dist);
await writeStyles(root, dist);
console.log(`${modules} modules, ${declarations} declaration files`);
