/**
 * Fills the database of a first start at the build, so that the start copies it: `npx nx run @cancha/origin:database`.
 */
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { prepareDatabase } from '../src/server/prepareDatabase.ts';

const from = performance.now();
const name = await prepareDatabase(seedFolder);
console.log(`The database ${name} is ready after ${((performance.now() - from) / 1000).toFixed(1)} s`);
