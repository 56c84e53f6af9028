import path from 'node:path';

export const workspaceFolder = path.join(import.meta.dirname, '../../..');
