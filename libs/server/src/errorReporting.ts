import path from 'node:path';
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

/** The logger and the reporter of this process. Throws an `EnvironmentError`. */
export const errorReporting = (): ErrorReporting =>
  processSingleton('error-reporting', () =>
    createErrorReporting({
      // The folder it is served from: the name of the app in logs.
      app: path.basename(process.cwd()),
      environment: {
        ...readEnvironment(process.env),
        ...readVariables(z.object(errorReportingVariables), process.env, isErrorReportingSecret),
      },
      nodeEnv: process.env.NODE_ENV,
    }),
  );
