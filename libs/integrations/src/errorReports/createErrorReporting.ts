import type { ErrorReporter } from '@cancha/integrations/ports/ErrorReporter';
import type { Logger } from '@cancha/integrations/ports/Logger';
import type { z } from 'zod';
import { createLogger } from '../logs/createLogger.ts';
import { createErrorReporter } from './createErrorReporter.ts';
import type { errorReportingVariables } from './errorReportingVariables.ts';
import { noErrorReporter } from './noErrorReporter.ts';
import { createSentrySender } from './sentry/createSentrySender.ts';
import { readDsn } from './sentry/readDsn.ts';

type Variables = {
  readonly [Name in keyof typeof errorReportingVariables]?: z.output<(typeof errorReportingVariables)[Name]>;
};

type Options = {
  readonly app: string;
  readonly environment: Variables & { readonly DEPLOYMENT: 'production' | 'preview' | 'development' };
  readonly nodeEnv: string | undefined;
};

export type ErrorReporting = { readonly logger: Logger; readonly reporter: ErrorReporter };

/** The logger and the reporter of an app: one of each for a process. */
export function createErrorReporting({ app, environment, nodeEnv }: Options): ErrorReporting {
  const { LOG_LEVEL = 'info', RELEASE: release, ERROR_REPORTING_DSN, DEPLOYMENT } = environment;
  const logger = createLogger({ level: LOG_LEVEL, fields: { app, release } });
  const dsn = ERROR_REPORTING_DSN === undefined ? null : readDsn(ERROR_REPORTING_DSN);
  // Previews run with NODE_ENV=production too.
  const isProduction = nodeEnv === 'production' && DEPLOYMENT === 'production';
  if (dsn === null || !isProduction) return { logger, reporter: noErrorReporter };

  const send = createSentrySender(dsn, { app, release, environment: DEPLOYMENT });
  return { logger, reporter: createErrorReporter({ send, logger }) };
}
