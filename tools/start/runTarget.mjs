import { childEnvironment } from '../setup/childEnvironment.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { formatDuration } from '../setup/formatDuration.mjs';
import { runStep } from '../setup/runStep.mjs';
import { installedCommand, shownPath } from '../setup/workspaceRoot.mjs';

/**
 * Makes one Nx target, or takes it from Nx's cache, with a line before and after.
 * Throws an `ExplainedError` after the last lines of its output.
 * @param {string} target Such as `@cancha/fca:build`.
 * @param {{ run?: typeof runStep, print?: (line: string) => void }} [options]
 */
export async function runTarget(target, { run = runStep, print = console.log } = {}) {
  print(`Building ${target}.`);
  const { ok, durationMs, log, tail } = await run({
    label: `Building ${target}`,
    command: installedCommand('nx'),
    args: ['run', target, '--outputStyle=static'],
    env: childEnvironment({ NODE_ENV: 'production' }),
    log: target.replace(/\W+/g, '-').replace(/^-/, ''),
    quiet: true,
    print,
  });
  if (ok) return print(`Built ${target} in ${formatDuration(durationMs)}.`);
  for (const line of tail.filter(isTelling)) print(`  ${line}`);
  throw new ExplainedError(`${target} could not be built: the whole output is in ${shownPath(log)}`);
}

/** npm only repeats, at length, that the command it ran has failed. @param {string} line */
function isTelling(line) {
  return line.trim() !== '' && !/^npm (error|warn)/.test(line);
}
