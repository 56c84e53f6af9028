import { startAppServer } from '@cancha/pages/server/startAppServer';

await startAppServer(import.meta.dirname);
