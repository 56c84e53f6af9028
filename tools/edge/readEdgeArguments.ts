import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import type { EdgeApp, EdgeOptions } from './writeEdgeConfig.ts';

const usage =
  'Usage: npm run edge -- <folder> --app <name>=<host>:<port>[,<host>:<port>] [--app …] [--listen 80] [--trusted <address>,…]';

/** What `npm run edge` is given. Throws an `ExplainedError` that says which part of it is none. */
export function readEdgeArguments(args: string[]): Omit<EdgeOptions, 'sites'> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      app: { type: 'string', multiple: true, default: [] },
      listen: { type: 'string', default: '80' },
      trusted: { type: 'string', default: '' },
    },
  });
  const [folder] = positionals;
  const { listen } = values;
  if (folder === undefined || positionals.length > 1 || values.app.length === 0)
    throw new ExplainedError(usage);
  if (!/^(?:[\w.-]+:|\[[\da-f:]+\]:)?\d{1,5}$/i.test(listen))
    throw new ExplainedError(`“${listen}” is no port and no address with a port.`);
  const trusted = values.trusted.split(',').filter(Boolean);
  const wrong = trusted.find((address) => !/^[\da-f.:]+(?:\/\d{1,3})?$/i.test(address));
  if (wrong !== undefined) throw new ExplainedError(`“${wrong}” is no address of a proxy: 10.0.0.0/8.`);
  return { folder: resolve(folder), apps: values.app.map(readApp), listen, trusted };
}

/** `redgol=127.0.0.1:4003,127.0.0.1:4103` */
function readApp(text: string): EdgeApp {
  const [name = '', addresses = ''] = text.split('=', 2);
  const instances = addresses.split(',');
  if (!/^[a-z][\w-]*$/.test(name) || !instances.every((instance) => /^[\w.-]+:\d{1,5}$/.test(instance)))
    throw new ExplainedError(
      `“${text}” is not the name of an app and where it listens: redgol=127.0.0.1:4003.`,
    );
  return { name, instances };
}
