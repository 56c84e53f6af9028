import { z } from 'zod';
import { readDsn } from './sentry/readDsn.ts';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What is logged, and where errors are reported: docs/environment.md. The address never leaves the server. */
export const errorReportingVariables = {
  LOG_LEVEL: z.enum(levels, levels.join(', ')).default('info'),
  RELEASE: z
    .string()
    .regex(/^[\w.@+-]{1,200}$/, 'a version or a commit such as 1.4.0')
    .optional(),
  ERROR_REPORTING_DSN: z
    .string()
    .refine((text) => readDsn(text) !== null, 'an address such as https://<key>@errors.example/<number>')
    .optional(),
};

/** Whether the value of a variable is nobody's to see. */
export const isErrorReportingSecret = (name: string): boolean => name === 'ERROR_REPORTING_DSN';
