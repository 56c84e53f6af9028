import { startAppServer } from '@cancha/server/startAppServer';

await startAppServer(import.meta.dirname, { dev: process.argv.includes('--dev') });
