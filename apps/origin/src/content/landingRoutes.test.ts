import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await openTestOrigin({ readOnly: true });
});
afterAll(() => origin.close());

const get = (path: string) => origin.app.inject(`/v1/sites/FCA/news${path}`);

describe('a landing page', () => {
  it.each([
    ['/topic/panama', '/tag/panama', 'Panamá'],
    ['/competition/copa-oro', '/tag/copa-oro', 'Copa Oro'],
    ['/country/honduras', '/section/honduras', 'Honduras'],
  ])('%s lists what %s lists', async (path, same, name) => {
    const { items, paginationInfo, landing } = (await get(`${path}?size=4`)).json();
    const [, type, slug] = path.split('/');

    expect(landing).toMatchObject({ type, slug, name });
    expect((await get(`${same}?size=4`)).json()).toMatchObject({ items, paginationInfo });
    expect(items).toHaveLength(4);
  });

  it('of an author lists what the author wrote', async () => {
    const { items, landing } = (await get('/author/mesa-de-datos?size=3')).json();

    expect(landing.name).toBe('Mesa de Datos');
    for (const { author } of items) expect(author[0].username).toBe('mesa-de-datos');
  });

  it.each([
    '/competition/panama',
    '/country/mundial-2026',
    '/topic/nadie',
    '/author/nadie',
    '/stadium/azteca',
  ])('%s is a 404', async (path) => {
    const answer = await get(path);

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'unknown-path' });
  });
});
