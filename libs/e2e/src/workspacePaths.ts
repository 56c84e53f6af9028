import path from 'node:path';

export const workspaceFolder = path.resolve(import.meta.dirname, '../../..');

export const originFolder = path.join(workspaceFolder, 'apps/origin');
export const appFolderOf = (app: string): string => path.join(workspaceFolder, 'apps', app);

/** The Node of the workspace, whichever one started the tests. */
export const pinnedNode = path.join(workspaceFolder, 'node_modules/.bin/node');

/** Next's own command, for `pinnedNode` to run. */
export const nextCommand = path.join(workspaceFolder, 'node_modules/.bin/next');
