import { noErrorReporter } from '@cancha/integrations/errorReports/noErrorReporter';
import { takeBrowserErrors } from '@cancha/site/browserErrors/browserErrorTaker';
import { errorReporting } from './errorReporting';

/** Has pages tell of their errors, where errors are reported: in production, with a service. */
export function startBrowserErrors(): void {
  const { logger, reporter } = errorReporting();
  if (reporter === noErrorReporter) return;
  takeBrowserErrors((error, context) => {
    logger.warn('An error in a browser', { event: 'browser-error', ...context, error });
    reporter.report(error, context);
  });
}
