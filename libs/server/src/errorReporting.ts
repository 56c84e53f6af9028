import { processSingleton } from '@cancha/data-access/api/processSingleton';
import {
  createErrorReporting,
  type ErrorReporting,
} from '@cancha/integrations/errorReports/createErrorReporting';
import {
  errorReportingVariables,
  isErrorReportingSecret,
} from '@cancha/integrations/errorReports/errorReportingVariables';
import { readEnvironment, readVariables } from '@cancha/site/environment/readEnvironment';
import { z } from 'zod';

/** The logger and the reporter of this process. Throws an `EnvironmentError`. @param app its folder, for each log line */
export const errorReporting = (app: string): ErrorReporting =>
  processSingleton('error-reporting', () =>
    createErrorReporting({
      app,
      environment: {
        ...readEnvironment(process.env),
        ...readVariables(z.object(errorReportingVariables), process.env, isErrorReportingSecret),
      },
      nodeEnv: process.env.NODE_ENV,
    }),
  );
