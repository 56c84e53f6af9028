import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { describe, expect, it } from 'vitest';
import { routeReader } from '@cancha/site/testing/routeReader';
import { infoPageRoutes } from './InfoPage';
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
    const read = routeReader(infoPageRoutes);

    expect(read(sites.fca, buildPath(sites.fca, route, {}))).toBe(`info/${route}`);
  });

  it('is one of those there are', () => {
    expect(['about', 'bettingPrinciples'].every(isInfoRoute)).toBe(true);
    expect(['home', 'toString', ''].some(isInfoRoute)).toBe(false);
  });
});
