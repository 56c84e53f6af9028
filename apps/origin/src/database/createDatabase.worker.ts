import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const database = new PGlite(workerData as string);
await database.waitReady;
await database.close();
