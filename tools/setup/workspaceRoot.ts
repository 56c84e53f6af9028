import { join } from 'node:path';

/** Absolute folder of the workspace. */
export const workspaceRoot: string = join(import.meta.dirname, '../..');
