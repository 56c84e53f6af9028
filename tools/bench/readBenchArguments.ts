import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { mainApp } from '../start/readApps.mjs';

type BenchArguments = {
  /** Whose pages are measured. */
  app: string;
  /** Folder of another built checkout; without one it is nginx. */
  against: string | null;
  /** Where the figures go as JSON. */
  json: string | null;
  /** One short round: a look, not a measurement. */
  quick: boolean;
  /** Whether the app is built first. Without it the build that is there is measured. */
  build: boolean;
};

/** Throws an `ExplainedError` for anything else. */
export function readBenchArguments(args: string[]): BenchArguments {
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
