import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createErrorReporting } from './createErrorReporting.ts';
import { ErrorService } from './testing/ErrorService.ts';

let service: ErrorService;
beforeEach(async () => {
  service = await new ErrorService().start();
});
afterEach(() => service.stop());

async function reportedWith(
  nodeEnv: string | undefined,
  DEPLOYMENT: 'production' | 'preview' | 'development',
) {
  const environment = { LOG_LEVEL: 'silent', DEPLOYMENT, ERROR_REPORTING_DSN: service.dsn } as const;
  const { reporter } = createErrorReporting({ app: 'fca', environment, nodeEnv });
  reporter.report(new Error('x'));
  await reporter.flush(2000);
  return service.events.length;
}

describe('errors are reported', () => {
  it('in production', async () => {
    expect(await reportedWith('production', 'production')).toBe(1);
    expect(service.events[0]?.event).toMatchObject({ environment: 'production', tags: { app: 'fca' } });
  });

  it.each([
    ['production', 'preview'],
    ['production', 'development'],
    ['development', 'production'],
    ['test', 'production'],
    [undefined, 'production'],
  ] as const)('nowhere else: NODE_ENV %s, DEPLOYMENT %s', async (nodeEnv, deployment) => {
    expect(await reportedWith(nodeEnv, deployment)).toBe(0);
    expect(service.requests).toBe(0);
  });

  it('nowhere without a service', async () => {
    const environment = { LOG_LEVEL: 'silent', DEPLOYMENT: 'production' } as const;
    const { reporter } = createErrorReporting({ app: 'fca', environment, nodeEnv: 'production' });
    reporter.report(new Error('x'));
    await reporter.flush(100);
  });
});
