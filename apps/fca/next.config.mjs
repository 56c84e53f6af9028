import { createNextConfig } from '@cancha/server/createNextConfig';

export default createNextConfig(import.meta.dirname);
