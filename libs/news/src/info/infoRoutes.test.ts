import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { describe, expect, it } from 'vitest';
import { resolveRequest } from '@cancha/server/proxy/resolveRequest';
import { cmsSlugOf, infoRoutes, isInfoRoute } from './infoRoutes';

const siteOf = (changes: Partial<Site>): Site => ({ ...sites.fca, ...changes });

describe('a page of the CMS', () => {
  it.each([
    ['es', 'terms', 'info/terminos-y-condiciones'],
    ['pt', 'about', 'quem-somos'],
    ['en', 'bettingPrinciples', 'editorial-policy'],
  ] as const)('is asked for by the path of its language: %s, %s', (language, route, slug) => {
    expect(cmsSlugOf(siteOf({ language }), route)).toBe(slug);
  });

  it('has the same slug in every edition, whatever its prefix and slashes', () => {
    expect(cmsSlugOf(siteOf({ prefix: '/mx', trailingSlash: true }), 'privacy')).toBe('info/privacidad');
  });

  it.each(infoRoutes)('is found at its own public address: %s', (route) => {
    const { path } = resolveRequest(sites.fca, buildPath(sites.fca, route, {}), new URLSearchParams());

    expect(path).toBe(`/fca/info/${route}`);
  });

  it('is one of those there are', () => {
    expect(['about', 'bettingPrinciples'].every(isInfoRoute)).toBe(true);
    expect(['home', 'toString', ''].some(isInfoRoute)).toBe(false);
  });
});
