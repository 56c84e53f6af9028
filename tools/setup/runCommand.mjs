import { stopAllGroups } from './children.mjs';
import { ExplainedError } from './ExplainedError.mjs';
import { isStopping, stopOnSignals } from './stopOnSignals.mjs';

/**
 * Runs one of the workspace's commands: its answer is the exit code, an expected failure is one line and
 * exit code 1, and nothing it started outlives it.
 * @param {(args: string[]) => Promise<number>} main Gets the words after the command.
 */
export async function runCommand(main) {
  stopOnSignals();
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (isStopping()) return; // The signal decides the exit code.
    console.error(error instanceof ExplainedError ? error.message : error);
    process.exitCode = 1;
  }
  await stopAllGroups();
}
