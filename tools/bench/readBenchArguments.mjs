import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { mainApp } from '../start/readApps.mjs';

/**
 * @typedef {object} BenchArguments
 * @property {string} app Whose pages are measured.
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
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        quick: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
      },
    });
    const { json, quick, strict } = values;
    const [app = mainApp, ...others] = positionals;
    if (json === '' || others.length > 0) throw new Error('no file, or several apps');
    return { app, json: json ?? null, quick, strict, build: !values['no-build'] };
  } catch {
    throw new ExplainedError(
      `npm run bench does not know “${args.join(' ')}”: it takes the name of one app, and the options are --json FILE, --quick, --strict and --no-build.`,
    );
  }
}
