import { createNextConfig } from '@cancha/pages/server/createNextConfig';

export default createNextConfig(import.meta.dirname);
