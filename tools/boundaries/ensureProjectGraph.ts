import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';

/**
 * Builds Nx's project graph before linting. Without a current one the boundaries rule only warns. Throws when the graph
 * cannot be built.
 */
export async function ensureProjectGraph(): Promise<void> {
  // Nx itself asks ESLint what it would lint, while it builds the graph.
  if ('NX_GRAPH_CREATION' in globalThis) return;
  // Linting must not leave a background process.
  process.env['NX_DAEMON'] ??= 'false';
  // Run as an Nx task: the graph is current.
  if (process.env['NX_TASK_TARGET_PROJECT']) readCachedProjectGraph();
  else await createProjectGraphAsync({ exitOnError: false });
}
