import { reportIssues } from '@cancha/site/context/reportIssues';
import { servedSites } from '@cancha/site/context/servedSites';
import { servedRoutes } from '@cancha/site/routes/registerApp';
import { pageRoute } from '@cancha/site/routes/routeBuilders';
import { aServedSite } from '@cancha/site/testing/aServedSite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorReporting } from './errorReporting';
import { reportRequestError, startApp } from './startApp';

const routes = [pageRoute({ name: 'home', file: 'home' })];
const start = () => startApp([aServedSite], routes);

/** As a process that has just started. */
function forgetProcess() {
  for (const name of ['error-reporting', 'request-errors', 'issue-log', 'served-sites', 'served-routes'])
    Reflect.deleteProperty(globalThis, Symbol.for(`cancha.${name}`));
}

beforeEach(() => {
  forgetProcess();
  vi.stubEnv('FONTCONFIG_FILE', undefined);
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('an app that starts', () => {
  it('serves its sites and routes from then on', () => {
    start();

    expect(servedSites()).toEqual([aServedSite]);
    expect(servedRoutes()).toEqual(routes);
  });

  it('draws pictures with its own faces, unless it is told of others', () => {
    start();
    expect(process.env['FONTCONFIG_FILE']).toMatch(/\/public\/.+/);

    vi.stubEnv('FONTCONFIG_FILE', '/elsewhere');
    start();
    expect(process.env['FONTCONFIG_FILE']).toBe('/elsewhere');
  });

  it('logs what was left out of a page', () => {
    start();
    const warn = vi.spyOn(errorReporting().logger, 'warn');
    reportIssues([{ id: 'm1', problem: 'bad-date', kept: false, place: '/x' }]);

    expect(warn).toHaveBeenCalledExactlyOnceWith('bad-date', expect.objectContaining({ id: 'm1' }));
  });

  it.each([
    ['ROBOTS', 'none'],
    ['LOG_LEVEL', 'loud'],
    ['SITE_ORIGINS', 'nobody=http://127.0.0.1:4009'],
  ])('with %s=%s says so in one line, and ends', (name, value) => {
    vi.stubEnv(name, value);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    start();

    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[^\n]+$/));
  });
});

describe('an error of a request', () => {
  const request = { path: '/partido/1', method: 'GET', headers: {} };
  const context = {
    routerKind: 'App Router',
    routePath: '/[site]/match/[id]',
    routeType: 'render',
    revalidateReason: undefined,
  } as const;

  it('is logged by the logger of the process', async () => {
    const logged = vi.spyOn(errorReporting().logger, 'error');
    const error = new Error('No match');
    await reportRequestError(error, request, context);

    expect(logged).toHaveBeenCalledExactlyOnceWith('A request failed', expect.objectContaining({ error }));
  });

  it('is logged once when Next tells of it twice', async () => {
    const logged = vi.spyOn(errorReporting().logger, 'error');
    const error = new Error('No match');
    await reportRequestError(error, request, context);
    await reportRequestError(error, request, context);

    expect(logged).toHaveBeenCalledOnce();
  });
});

it('the logger is one for the process, and is not made of an environment that cannot be', () => {
  expect(errorReporting()).toBe(errorReporting());

  forgetProcess();
  vi.stubEnv('ERROR_REPORTING_DSN', 'a secret that is no address');
  expect(() => errorReporting()).toThrow(/^ERROR_REPORTING_DSN is set, but has to be/);
});
