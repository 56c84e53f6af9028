import { z } from 'zod';
import type { FaultRule } from './faults/faultRule.ts';
import { FaultRuleError, parseFaultRules } from './faults/parseFaultRules.ts';
import { readClockStart, type ClockStart } from './clock/readClockStart.ts';
import { ownFile } from './ownFile.ts';

/** A malformed environment variable. The message is one line, ready for the terminal. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Public addresses by what the names of their variables end in: `APP_URL_BOLAVIP`, `SITE_URL_FCA`. No trailing slash. */
export type SetAddresses = {
  readonly apps: Readonly<Record<string, string>>;
  readonly sites: Readonly<Record<string, string>>;
};

export type Config = {
  port: number;
  host: string;
  /** `null`: the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  /** Absolute folder of the embedded database and of the rendered pictures. */
  dataFolder: string;
  /** A folder of football data that is added to what the origin ships; `null`: none. */
  footballFolder: string | null;
  /** A folder of snapshots a new embedded database is copied from; `null`: it is filled from the seed. */
  snapshotFolder: string | null;
  /** Where readers' browsers reach this server (pictures, flags). No trailing slash. */
  publicUrl: string;
  addresses: SetAddresses;
  logLevel: string;
  /** Sent as `x-draft-key` it shows drafts; `null`: nobody sees them. */
  draftKey: string | null;
  /** Rules of faults on demand from the start; `null`: there are no faults to be had. */
  faultRules: FaultRule[] | null;
  /** What the CMS API wants as `token` of whoever sends forms; `null`: it takes them from everybody. */
  cmsToken: string | null;
  /** Where the data's time starts, and how fast it runs from there; 0 stands still. */
  clock: { start: ClockStart; speed: number };
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(65_535));
const webAddress = z
  .url({ protocol: /^https?$/, hostname: /./ })
  .transform((value) => value.replace(/\/+$/, ''));

const address = 'an http or https address such as http://127.0.0.1:4000';

/** Something only this server and its front end know. */
const secret = z.string().regex(/^[\x21-\x7e]{16,200}$/);
const secretWords = '16 to 200 characters without spaces';
const clockStart = z.string().transform((text, context) => {
  const start = readClockStart(text);
  if (start) return start;
  context.addIssue('is no start of the clock');
  return z.NEVER;
});
const clockStarts =
  'live, kick-off, archive, a moment such as 2026-07-05T20:00:00Z or a minute such as wc2026-091@79';
const clockSpeed = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,3})?$/)
  .transform(Number)
  .pipe(z.number().min(0).max(600));

/** Reads one variable. An empty value counts as not set. */
function readVariable<T>(
  env: NodeJS.ProcessEnv,
  name: string,
  schema: z.ZodType<T>,
  expected: string,
  fallback: T,
): T {
  const value = env[name];
  if (value === undefined || value === '') return fallback;

  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ConfigError(`${name}=${shown(name, value)} is not usable: expected ${expected}.`);
}

/** A value without what must not stand in a terminal. */
function shown(name: string, value: string): string {
  if (/_(KEY|TOKEN)$/.test(name)) return '***';
  return value.replace(/\/\/([^:@/]*):[^@]*@/, '//$1:***@');
}

/** Reads and checks the environment, once. Throws a `ConfigError` that names variable, value and expectation. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const ownPort = readVariable(env, 'ORIGIN_PORT', port, 'a port number from 1 to 65535', 4000);
  const host = readVariable(
    env,
    'ORIGIN_HOST',
    z.string().regex(/^[\w.:-]+$/),
    'a host name or IP',
    '127.0.0.1',
  );

  return {
    port: ownPort,
    host,
    databaseUrl: readVariable<string | null>(
      env,
      'DATABASE_URL',
      z.url({ protocol: /^postgres(ql)?$/ }),
      'an address such as postgres://user:password@host:5432/name',
      null,
    ),
    dataFolder: env['ORIGIN_DATA'] || ownFile('.data'),
    footballFolder: env['ORIGIN_DATA_DIR'] || null,
    snapshotFolder: env['ORIGIN_SNAPSHOTS'] || null,
    publicUrl: readVariable(env, 'PUBLIC_URL', webAddress, address, `http://127.0.0.1:${ownPort}`),
    addresses: {
      apps: readAddresses(env, /^APP_URL_([A-Z0-9_]+)$/),
      sites: readAddresses(env, /^SITE_URL_([A-Z0-9_]+)$/),
    },
    logLevel: readVariable(env, 'LOG_LEVEL', z.enum(logLevels), `one of ${logLevels.join(', ')}`, 'warn'),
    draftKey: readVariable<string | null>(env, 'ORIGIN_DRAFT_KEY', secret, secretWords, null),
    cmsToken: readVariable<string | null>(env, 'ORIGIN_CMS_TOKEN', secret, secretWords, null),
    faultRules: readFaultRules(env),
    clock: {
      start: readVariable(env, 'ORIGIN_CLOCK', clockStart, clockStarts, { kind: 'live' }),
      speed: readVariable(env, 'ORIGIN_CLOCK_SPEED', clockSpeed, 'a number from 0 to 600', 1),
    },
  };
}

/** All variables of a kind that are set, by what their names end in. */
function readAddresses(env: NodeJS.ProcessEnv, kind: RegExp): Record<string, string> {
  const found = Object.keys(env).flatMap((name) => {
    const end = kind.exec(name)?.[1];
    const url = end === undefined ? '' : readVariable(env, name, webAddress, address, '');
    return end === undefined || url === '' ? [] : [[end, url] as const];
  });
  return Object.fromEntries(found);
}

/** In production nobody gets a fault who did not say so twice. */
function readFaultRules(env: NodeJS.ProcessEnv): FaultRule[] | null {
  const usual = env['NODE_ENV'] === 'production' ? 'off' : 'on';
  const mode = readVariable(env, 'ORIGIN_FAULTS', z.enum(['on', 'off']), 'on or off', usual);
  if (mode === 'off') return null;

  const text = env['ORIGIN_FAULT_RULES'] ?? '';
  try {
    return parseFaultRules(text);
  } catch (error) {
    if (!(error instanceof FaultRuleError)) throw error;
    throw new ConfigError(`ORIGIN_FAULT_RULES=${text} is not usable: ${error.message}.`);
  }
}
