import path from 'node:path';
import { copyAssets } from '@cancha/site/assets/copyAssets';
import { sites } from '../src/sites';

await copyAssets(path.join(import.meta.dirname, '..'), sites);
