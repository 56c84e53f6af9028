import { createProjectGraphAsync } from '@nx/devkit';
// What `nx affected` itself asks: the devkit has no door to it, and a process for each question takes seconds.
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils';

/** Projects that Nx would build and test again after a change of some files, by what they are. */
export type Affected = { apps: string[]; e2e: string[] };

/** Reads the project graph, and answers for files what a change in them affects. */
export async function openAffected(): Promise<(...files: string[]) => Promise<Affected>> {
  // A test run leaves no background process behind.
  process.env['NX_DAEMON'] ??= 'false';
  const graph = await createProjectGraphAsync({ exitOnError: false });
  return async (...files) => {
    const { nodes } = await filterAffected(graph, calculateFileChanges(files));
    const tagged = (tag: string) =>
      Object.values(nodes)
        .filter(
          ({ data, name }) => data.tags?.includes(tag) && data.root === `apps/${name.split('/')[1] ?? ''}`,
        )
        .map(({ name }) => name.replace('@cancha/', ''))
        .sort();
    return { apps: tagged('scope:app'), e2e: tagged('scope:e2e') };
  };
}
