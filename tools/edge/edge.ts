import { runCommand } from '../setup/runCommand.ts';
import { readEdgeArguments } from './readEdgeArguments.ts';
import { readEdgeSites } from './readEdgeSites.ts';
import { writeEdge } from './writeEdge.ts';

/** Writes what nginx needs to stand before apps: a configuration, and what each site says when no instance answers. */
async function runEdge(args: string[]): Promise<number> {
  const options = readEdgeArguments(args);
  const names = options.apps.map(({ name }) => name);
  const sites = await readEdgeSites(names);
  const file = await writeEdge({ ...options, sites });
  console.log(`${file} is for ${sites.length} sites of ${names.join(', ')}.`);
  return 0;
}

await runCommand(runEdge);
