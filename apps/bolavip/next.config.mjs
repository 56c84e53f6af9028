import { requireNode } from '@cancha/server/requireNode';

requireNode(import.meta.dirname);
const { createNextConfig } = await import('@cancha/server/createNextConfig');

export default /** @param {string} phase */ (phase) => createNextConfig(import.meta.dirname, phase);
