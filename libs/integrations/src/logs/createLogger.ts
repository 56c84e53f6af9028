import type { LogFields, Logger, LogLevel } from '@cancha/integrations/ports/Logger';
import { pino, stdTimeFunctions, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { redactText } from './redactText.ts';
import { toLogValue, type LogValue } from './toLogValue.ts';

type Options = {
  readonly level: LogLevel | 'silent';
  /** On every line: which app, which release. */
  readonly fields?: LogFields;
  /** Standard output unless told otherwise. */
  readonly destination?: DestinationStream;
};

/** What every line has; a field of that name gets another, or the line would have it twice. */
const ownFields = ['time', 'level', 'msg'];

/** `null` where JSON cannot hold them. */
function serialiseFields(fields: LogFields): Record<string, LogValue> | null {
  try {
    return renameOwnFields(toLogValue(fields) as Record<string, LogValue>);
  } catch {
    return null;
  }
}

function renameOwnFields(values: Record<string, LogValue>): Record<string, LogValue> {
  const renamed = Object.entries(values).map(([key, value]) => [
    ownFields.includes(key) ? `${key}_` : key,
    value,
  ]);
  return Object.fromEntries(renamed) as Record<string, LogValue>;
}

function write(line: PinoLogger, level: LogLevel, message: string, fields: LogFields): void {
  if (!line.isLevelEnabled(level)) return;
  const text = redactText(message);
  const values = serialiseFields(fields);
  if (values === null) line[level]({ about: text }, 'Error serializing log arguments');
  else line[level](values, text);
}

function wrap(line: PinoLogger): Logger {
  const at =
    (level: LogLevel) =>
    (message: string, fields: LogFields = {}) =>
      write(line, level, message, fields);
  return {
    trace: at('trace'),
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    with: (fields) => wrap(line.child(serialiseFields(fields) ?? {})),
  };
}

/** One JSON line for each message, with `time`, `level` and `msg`. */
export function createLogger({ level, fields = {}, destination }: Options): Logger {
  const options = {
    level,
    base: serialiseFields(fields) ?? {},
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // A field named `err` is described already.
    serializers: { err: (value: unknown) => value },
  };
  return wrap(destination ? pino(options, destination) : pino(options));
}
