import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';

/**
 * @typedef {object} BenchArguments
 * @property {string | null} json Where the figures go as JSON.
 * @property {boolean} quick One short run: a look, not a measurement.
 * @property {boolean} strict A missed reference counts as a broken limit.
 * @property {boolean} build Whether the app is built first. Without it the build that is there is measured.
 */

/**
 * Throws an `ExplainedError` for anything else.
 * @param {string[]} args
 * @returns {BenchArguments}
 */
export function readBenchArguments(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        json: { type: 'string' },
        quick: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
      },
    });
    const { json, quick, strict } = values;
    if (json === '') throw new Error('no file');
    return { json: json ?? null, quick, strict, build: !values['no-build'] };
  } catch {
    throw new ExplainedError(
      `npm run bench does not know “${args.join(' ')}”: the options are --json FILE, --quick, --strict and --no-build.`,
    );
  }
}
