import { sites } from '@cancha/brands/sites';
import { startJsonServer } from '@cancha/data-access/testing/startJsonServer';
import { expect, it } from 'vitest';
import { readEnvironment } from '../environment/readEnvironment';
import { createApis } from './createApis';

it('the stats API hears language, zone and code of the site, the others who asks', async () => {
  const server = await startJsonServer({ '/a': {}, '/v1/a': {}, '/api/a': {} });
  const urls = { CONTENT_API_URL: server.url, CMS_API_URL: `${server.url}/api`, STATS_API_URL: server.url };
  const apis = createApis(sites.fca, readEnvironment(urls), { remember: false });
  const call = { path: '/a', cacheKey: 'a', read: () => null };
  for (const api of [apis.stats, apis.content, apis.cms]) await api.get(call);

  const [stats, ...others] = server.requests;
  expect(stats?.headers).toMatchObject({
    ...{ 'x-lang': 'es', 'x-tz': 'America/Costa_Rica', 'x-site-code': 'FCA' },
  });
  expect(others.map(({ url }) => url)).toEqual(['/v1/a', '/api/a']);
  for (const { headers } of others) {
    expect(headers['user-agent']).toBe('Cancha front end');
    expect(headers).not.toHaveProperty('x-site-code');
  }
});
