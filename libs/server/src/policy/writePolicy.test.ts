import { describe, expect, it } from 'vitest';
import { ampPolicy } from './ampPolicy';
import { barePolicy, writePolicy } from './writePolicy';

const site = {
  hashes: new Map<string, string>(),
  sources: [],
  pictures: [],
  reportTo: '/mx/api/policy-reports',
};
/** The sources of each directive. */
const read = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
const page = (more: Partial<Parameters<typeof writePolicy>[0]> = {}) =>
  read(writePolicy({ ...site, inline: ["'sha256-x'"], ...more }));

describe('the policy of a page', () => {
  it('lets run the files of the site and the scripts that are named', () => {
    expect(page()).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'sha256-x'"],
      'frame-src': ["'none'"],
      'frame-ancestors': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'report-uri': ['/mx/api/policy-reports'],
    });
  });

  it('names hosts of services in the lists that they are for', () => {
    const services = [
      { script: ['https://ads.example'], frame: ['https://*.ads.example'] },
      { script: ['https://ads.example'], connect: ['wss://talk.example'] },
    ];

    expect(page({ sources: services })).toMatchObject({
      'script-src': ["'self'", "'sha256-x'", 'https://ads.example'],
      'frame-src': ['https://*.ads.example'],
      'connect-src': ["'self'", 'wss://talk.example'],
      'font-src': ["'self'"],
    });
  });

  it('lets text be evaluated in development alone', () => {
    expect(page({ isDevelopment: true })['script-src']).toContain("'unsafe-eval'");
    expect(JSON.stringify(page())).not.toContain('unsafe-eval');
  });
});

it('an AMP page runs the scripts of AMP and none of its services', () => {
  const { 'script-src': scripts } = read(
    ampPolicy({ ...site, sources: [{ script: ['https://ads.example'] }] }),
  );

  expect(scripts?.every((source) => source.startsWith('https://cdn.ampproject.org/'))).toBe(true);
});

it('what is no page runs nothing', () => {
  expect(read(barePolicy)).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'self'"] });
});
