import { sites } from '@cancha/brands/sites';
import { expect, it } from 'vitest';
import { routeReader } from '@cancha/site/testing/routeReader';
import { liveMatchesRoute, liveMatchRoute } from './livePaths';

const { fca, redgol } = sites;
const read = routeReader([liveMatchesRoute, liveMatchRoute]);

it('the matches that are on have one address on every site with football', () => {
  expect(read(fca, '/api/live-matches')).toBe('live-matches');
  expect(read({ ...fca, prefix: '/mx' }, '/mx/api/live-matches')).toBe('live-matches');
  expect(read({ ...fca, prefix: '/mx' }, '/api/live-matches')).toBe('missing');
  const capabilities = { ...fca.capabilities, football: false };
  expect(read({ ...fca, capabilities }, '/api/live-matches')).toBe('missing');
});

it('a single match has one only where matches have pages', () => {
  expect(read(redgol, '/api/live-matches/m1')).toBe('live-matches/m1');
  expect(read(fca, '/api/live-matches/m1')).toBe('missing');
  expect(read(redgol, '/api/live-matches/m1/x')).toBe('missing');
  expect(read(redgol, '/api/live-matchesm1')).toBe('missing');
});
