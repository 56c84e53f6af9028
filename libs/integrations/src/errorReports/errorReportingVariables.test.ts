import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorReportingVariables, isErrorReportingSecret } from './errorReportingVariables.ts';

const schema = z.object(errorReportingVariables);

describe('the variables of logs and error reports', () => {
  it('may all be absent', () => {
    expect(schema.parse({})).toEqual({ LOG_LEVEL: 'info' });
  });

  it.each([
    { LOG_LEVEL: 'debug' },
    { LOG_LEVEL: 'silent' },
    { RELEASE: '1.4.0+b7' },
    { RELEASE: '71acccc' },
    { ERROR_REPORTING_DSN: 'https://c0ffee@errors.example/7' },
  ])('may be %j', (variables) => {
    expect(schema.parse(variables)).toMatchObject(variables);
  });

  it.each([
    { LOG_LEVEL: 'verbose' },
    { RELEASE: 'two words' },
    { RELEASE: 'x'.repeat(201) },
    { ERROR_REPORTING_DSN: 'https://errors.example' },
    { ERROR_REPORTING_DSN: 'hunter2' },
  ])('may not be %j, and the reason does not repeat it', (variables) => {
    const result = schema.safeParse(variables);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).not.toContain(Object.values(variables)[0]);
  });

  it('have one secret', () => {
    expect(Object.keys(errorReportingVariables).filter(isErrorReportingSecret)).toEqual([
      'ERROR_REPORTING_DSN',
    ]);
  });
});
