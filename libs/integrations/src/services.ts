import type { Service } from '@cancha/integrations/ports/Service';

/** Every outside service there is an adapter for, by the folder of its adapters. */
export const services = {
  errorReports: {
    product: 'Sentry',
    port: 'ErrorReporter',
    // It learns of errors, not of readers.
    purpose: 'necessary',
    runsIn: 'server',
    switchedOnBy: {
      environment: 'ERROR_REPORTING_DSN',
      holds: '`https://<key>@<host>/<project>`: where production reports its errors',
    },
  },
} as const satisfies Record<string, Service>;
