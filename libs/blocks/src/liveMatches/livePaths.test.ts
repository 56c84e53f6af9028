import { sites } from '@cancha/brands/sites';
import { expect, it } from 'vitest';
import { resolveLiveMatches } from './livePaths';

const { fca, redgol } = sites;

it('the matches that are on have one address on every site with football', () => {
  expect(resolveLiveMatches(fca, '/api/live-matches')).toBe('live-matches');
  expect(resolveLiveMatches({ ...fca, prefix: '/mx' }, '/mx/api/live-matches')).toBe('live-matches');
  expect(resolveLiveMatches({ ...fca, prefix: '/mx' }, '/api/live-matches')).toBeNull();
  const capabilities = { ...fca.capabilities, football: false };
  expect(resolveLiveMatches({ ...fca, capabilities }, '/api/live-matches')).toBeNull();
});

it('a single match has one only where matches have pages', () => {
  expect(resolveLiveMatches(redgol, '/api/live-matches/m1')).toBe('live-matches/m1');
  expect(resolveLiveMatches(fca, '/api/live-matches/m1')).toBeNull();
  expect(resolveLiveMatches(redgol, '/api/live-matches/m1/x')).toBeNull();
  expect(resolveLiveMatches(redgol, '/api/live-matchesm1')).toBeNull();
});
