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
  const isRepeated = createRepeatCheck();
  return (error, request, { routePath, routeType }) => {
    try {
      if (isRepeated(error, request.path)) return;
      const site = orUndefined(() => siteOf?.(request));
      const where = { path: request.path, method: request.method, route: routePath };
      const context: ErrorContext = site === undefined ? where : { ...where, site };
      const fields = { event: 'request-error', ...context, kind: routeType, error };

      if (isControlFlow(error)) return logger.debug('A page was answered otherwise', fields);
      if (isNotFound(error)) return logger.info('Not found', fields);
      logger.error('A request failed', fields);
      reporter.report(error, context);
    } catch {
      logger.error('A request failed, and its error cannot be read', { event: 'request-error' });
    }
  };
}

/** Next tells of an error twice where it could not revalidate the page: once as it renders, once as it answers. */
function createRepeatCheck(): (error: unknown, path: string) => boolean {
  const told = new WeakMap<object, string>();
  return (error, path) => {
    if (typeof error !== 'object' || error === null) return false;
    if (told.get(error) === path) return true;
    told.set(error, path);
    return false;
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
