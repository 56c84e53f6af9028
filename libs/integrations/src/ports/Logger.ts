export type LogFields = Readonly<Record<string, unknown>>;

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

type Write = (message: string, fields?: LogFields) => void;

/** Writes one JSON line each. It never throws, and removes secrets and personal data. */
export type Logger = Readonly<Record<LogLevel, Write>> & {
  /** The same logger with more fields on every line. */
  readonly with: (fields: LogFields) => Logger;
};
