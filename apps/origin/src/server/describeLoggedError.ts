import { DrizzleQueryError } from 'drizzle-orm';

export type LoggedError = {
  type: string;
  message: string;
  /** Of the database, as PostgreSQL numbers its errors. */
  code?: string;
  constraint?: string;
  stack: string;
};

/**
 * An error as the log has it. What a query was given stays out of it: those are readers' addresses and words, and the
 * database repeats them in its own messages.
 */
export function describeLoggedError(error: Error): LoggedError {
  const { cause } = error;
  const isQuery = error instanceof DrizzleQueryError;
  const source = (isQuery && cause instanceof Error ? cause : error) as Error & {
    code?: unknown;
    constraint?: unknown;
  };
  const message = isQuery ? `Failed query: ${error.query}` : withoutAddresses(error.message);
  return {
    type: source.name,
    message,
    ...(typeof source.code === 'string' && { code: source.code }),
    ...(typeof source.constraint === 'string' && { constraint: source.constraint }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

const withoutAddresses = (text: string): string => text.replace(/[^\s"'=(),:;<>]+@[^\s"'(),:;<>]+/g, '***');
