import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { mainApp } from '../start/readApps.mjs';

/**
 * @typedef {object} BenchArguments
 * @property {string} app Whose pages are measured.
 * @property {string | null} against Folder of another built checkout; without one it is nginx.
 * @property {string | null} json Where the figures go as JSON.
 * @property {boolean} quick One short round: a look, not a measurement.
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
        against: { type: 'string' },
        json: { type: 'string' },
        quick: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
      },
    });
    const { against, json, quick } = values;
    const [app = mainApp, ...others] = positionals;
    if (json === '' || against === '' || others.length > 0) throw new Error('no file, or several apps');
    return { app, against: against ?? null, json: json ?? null, quick, build: !values['no-build'] };
  } catch {
    throw new ExplainedError(
      `npm run bench does not know “${args.join(' ')}”: it takes the name of one app, and the options are --against FOLDER, --json FILE, --quick and --no-build.`,
    );
  }
}
