import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';

/**
 * @typedef {object} TestArguments
 * @property {boolean} affected
 * @property {boolean} all
 * @property {boolean} help
 * @property {string | null} name Part of the name of a test.
 * @property {string[]} words Steps, projects or files.
 */

const options = /** @type {const} */ ({
  affected: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
  name: { type: 'string', short: 't' },
});

/**
 * Throws an `ExplainedError` for options there are not.
 * @param {string[]} args
 * @returns {TestArguments}
 */
export function readTestArguments(args) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { name = null, ...switches } = values;
    return { ...switches, name, words: positionals };
  } catch {
    throw new ExplainedError(
      `npm test does not know “${args.join(' ')}”: npm test -- --help says what it knows.`,
    );
  }
}
