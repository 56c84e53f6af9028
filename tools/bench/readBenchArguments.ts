import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { mainApp } from '../start/readApps.mjs';

const options = {
  /** Folder of another built checkout; without one it is nginx. */
  against: { type: 'string' },
  /** Where the figures go as JSON. */
  json: { type: 'string' },
  /** One short round: a look, not a measurement. */
  quick: { type: 'boolean', default: false },
  /** Measure the build that is there; without it the app is built first. */
  'no-build': { type: 'boolean', default: false },
} as const;

/** The app whose pages are measured, and how. Throws an `ExplainedError` for anything else. */
export function readBenchArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const { against = null, json = null, quick, 'no-build': isBuilt } = values;
    const [app = mainApp, ...others] = positionals;
    if (json === '' || against === '' || others.length > 0) throw new Error('no file, or several apps');
    return { app, against, json, quick, build: !isBuilt };
  } catch {
    throw new ExplainedError(
      `npm run bench does not know “${args.join(' ')}”: it takes the name of one app, and the options are --against FOLDER, --json FILE, --quick and --no-build.`,
    );
  }
}
