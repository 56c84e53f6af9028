import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';

/**
 * Makes sure that Nx's project graph is there and new before files are linted.
 * Without one the boundaries rule only warns and forbids nothing.
 * Throws when the graph cannot be built.
 */
export async function ensureProjectGraph() {
  // Nx has just built it for the task that runs us.
  if (process.env['NX_TASK_TARGET_PROJECT']) {
    readCachedProjectGraph();
    return;
  }
  // A lint run leaves no background process behind.
  process.env['NX_DAEMON'] ??= 'false';
  await createProjectGraphAsync({ exitOnError: false });
}
