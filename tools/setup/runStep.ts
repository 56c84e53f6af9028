import { outcomeOf, startChild, stopChild } from './children.ts';
import { ExplainedError } from './ExplainedError.mjs';
import { isStopping } from './runCommand.ts';
import { startHeartbeat } from './startHeartbeat.ts';
import { workspaceRoot } from './workspaceRoot.ts';

export type Step = {
  label: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
};

/** Runs a command to its end and prints its output, with no silent minutes. Throws an `ExplainedError` when it fails. */
export async function runStep(step: Step, { everyMs = 10_000, print = console.log } = {}): Promise<void> {
  const { label, command, args, cwd = workspaceRoot, env = {} } = step;
  const heartbeat = startHeartbeat(label, everyMs, print);
  const child = startChild(command, args, { cwd, env }, (line) => {
    step.onLine?.(line);
    print(line);
    heartbeat.refresh();
  });
  const outcome = await outcomeOf(child);
  await stopChild(child); // What it has left running.
  clearInterval(heartbeat);
  if (isStopping()) throw new ExplainedError('Stopped.');
  if (outcome !== 'exit code 0') {
    throw new ExplainedError(`${label} failed (${outcome}): see its output above.`);
  }
}
