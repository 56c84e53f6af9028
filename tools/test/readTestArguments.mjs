import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';

/**
 * Throws an `ExplainedError` for anything but `--affected`.
 * @param {string[]} args
 * @returns {{ affected: boolean }}
 */
export function readTestArguments(args) {
  try {
    const { values } = parseArgs({ args, options: { affected: { type: 'boolean', default: false } } });
    return { affected: values.affected === true };
  } catch {
    throw new ExplainedError(`npm test does not know “${args.join(' ')}”: the only option is --affected.`);
  }
}
