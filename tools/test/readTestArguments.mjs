import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';

const options = /** @type {const} */ ({
  affected: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
  name: { type: 'string', short: 't' },
});

/**
 * `name`: part of the name of a test; `words`: steps, projects or files. Throws an `ExplainedError` for options there
 * are not.
 * @param {string[]} args
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
