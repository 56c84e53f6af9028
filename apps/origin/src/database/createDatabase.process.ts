import { PGlite } from '@electric-sql/pglite';
import { disableWasmTierUp } from './disableWasmTierUp.ts';

// Told to the whole group by a terminal: whoever started this one decides what becomes of it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

disableWasmTierUp();
const database = new PGlite(process.argv[2]);
await database.waitReady;
await database.close();
