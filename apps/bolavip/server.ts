import { startAppServer } from '@cancha/pages/server/startAppServer';

await startAppServer(import.meta.dirname, { dev: process.argv.includes('--dev') });
