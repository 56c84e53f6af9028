import { expect, it } from 'vitest';
import { networkHosts } from './networkHosts';
import type { Site } from './Site';
import { sites } from './sites';

it('every site’s host is the network’s own', () => {
  for (const { origin } of Object.values<Site>(sites)) expect(networkHosts).toContain(new URL(origin).host);
});

it('each host is named once, in lower case and without a scheme', () => {
  expect(new Set(networkHosts).size).toBe(networkHosts.length);
  for (const host of networkHosts) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
});

it('there are more hosts than sites have: where results and pictures are is the network’s too', () => {
  expect(networkHosts).toContain('results.example');
  expect(networkHosts).toContain('statics.example');
});
