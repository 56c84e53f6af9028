import type { ErrorContext } from '@cancha/integrations/ports/ErrorReporter';
import type { Instrumentation } from 'next';
import type { ErrorReporting } from './createErrorReporting.ts';
import { isControlFlow } from './isControlFlow.ts';

type ReportRequestError = Instrumentation.onRequestError;
type FailedRequest = Parameters<ReportRequestError>[1];

type Options = ErrorReporting & {
  /** The site that was asked, where it can be told. */
  readonly siteOf?: (request: FailedRequest) => string | undefined;
};

/**
 * What an app's `instrumentation.ts` gives Next as `onRequestError`: logs the error, and reports it unless it is a 404.
 * It never throws and waits for nothing.
 */
export function createRequestErrorReport({ logger, reporter, siteOf }: Options): ReportRequestError {
  return (error, request, { routePath, routeType }) => {
    try {
      const site = orUndefined(() => siteOf?.(request));
      const where = { path: request.path, method: request.method, route: routePath };
      const context: ErrorContext = site === undefined ? where : { ...where, site };
      const fields = { event: 'request-error', ...context, kind: routeType, error };

      if (isControlFlow(error)) return logger.debug('A page was answered otherwise', fields);
      if (isNotFound(error)) return logger.info('Not found', fields);
      logger.error('A request failed', fields);
      void reporter.report(error, context);
    } catch {
      logger.error('A request failed, and its error cannot be read', { event: 'request-error' });
    }
  };
}

/** A report without its site is better than none. */
function orUndefined(read: () => string | undefined): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
