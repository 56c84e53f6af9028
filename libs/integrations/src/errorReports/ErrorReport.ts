import type { ErrorContext } from '@cancha/integrations/ports/ErrorReporter';
import type { DescribedError } from '../logs/toLogValue.ts';

/** One error on its way to the service. It holds no secrets. */
export type ErrorReport = {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly error: DescribedError;
  readonly context: ErrorContext;
  /** How often the same error was not reported since it last was. */
  readonly repeated: number;
};

/** What came of a report. `pauseMs`: so long the service wants to hear nothing. */
export type Delivery = {
  /** `null`: it was taken. */
  readonly refusal: string | null;
  readonly pauseMs?: number;
};

/** Hands a report to the service. It may throw, and has to give up when the signal says so. */
export type SendReport = (report: ErrorReport, signal: AbortSignal) => Promise<Delivery>;
