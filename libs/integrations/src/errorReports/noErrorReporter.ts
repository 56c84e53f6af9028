import type { ErrorReporter } from '@cancha/integrations/ports/ErrorReporter';

/** Reports nothing: where no service is configured, outside production and in previews. */
export const noErrorReporter: ErrorReporter = {
  report: () => undefined,
  flush: () => Promise.resolve(),
};
