import { fileURLToPath } from 'node:url';

/** Holds `facts/` and `newsroom/`, one folder a site. */
export const seedFolder = fileURLToPath(new URL('../seed', import.meta.url));
