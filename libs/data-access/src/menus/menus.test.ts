import { describe, expect, it } from 'vitest';
import { loadItemsOrEmpty } from '../fallbacks/loadItemsOrEmpty';
import { loadMenusOrEmpty } from '../fallbacks/loadMenusOrEmpty';
import { StubResponse, startJsonServer } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getHeaderTags } from './getHeaderTags';
import { getMenus } from './getMenus';
import { menuToHighlightLinks } from './toHighlightLinks';

const address = '/v2/sites/FCA/menu?names=main web-desktop&names=amp&names=betting-desktop';
const names = ['main web-desktop', 'amp', 'betting-desktop'] as const;

describe('menus', () => {
  it('are asked for under v2, and one that is missing differs from one that is empty', async () => {
    const data = [
      { name: 'main web-desktop', items: [{ id: 1, title: 'A', url: '/a' }, { title: 'no id' }] },
      { name: 'amp', items: [] },
    ];
    const server = await startJsonServer({ [address]: { data } });
    const { api, reported } = testApi(server.url, { version: 'v1' });
    const menus = await getMenus(api, { site: 'FCA', names });

    expect(menus['main web-desktop']).toEqual([{ name: 'A', url: '/a', target: '_self', redirect: false }]);
    expect(menus.amp).toEqual([]);
    expect(menus['betting-desktop']).toBeNull();
    expect(reported.map(({ id }) => id)).toEqual(['main web-desktop']);
  });

  it('leave the site to its own where a set is no list, and say so', async () => {
    const data = [{ name: 'main web-desktop', items: 'none' }, { name: 'amp' }, 7];
    const server = await startJsonServer({ [address]: { data } });
    const { api, reported } = testApi(server.url);
    const menus = await getMenus(api, { site: 'FCA', names });

    expect(menus).toEqual({ 'main web-desktop': null, amp: [], 'betting-desktop': null });
    expect(reported.map(({ id }) => id)).toContain('main web-desktop');
  });

  it.each([
    [403, 0],
    [500, 1],
  ])('leave the site to its own menus on a %i, with %i reports', async (status, reports) => {
    const server = await startJsonServer({ [address]: new StubResponse(status, '<html>No</html>') });
    const { api, reported } = testApi(server.url);
    const outcome = await loadMenusOrEmpty(() => getMenus(api, { site: 'FCA', names }), api.report);

    expect(outcome).toEqual({ menus: {}, failed: true });
    expect(reported).toHaveLength(reports);
  });
});

describe('header tags', () => {
  const tag = (order: unknown, changes: object = {}) => ({
    label: `T${String(order)}`,
    url: `/t${String(order)}`,
    order,
    ...changes,
  });
  const get = async (tags: unknown) => {
    const server = await startJsonServer({ '/sites/FCA/header-tags': tags });
    const { api } = testApi(server.url);
    return getHeaderTags(api, { site: 'FCA' });
  };

  it('come in numeric order with entities decoded', async () => {
    const links = await get([
      tag('10'),
      tag(9),
      tag(2),
      tag('1'),
      tag(3, { label: 'A &amp; B', target: '_blank' }),
    ]);

    expect(links?.map(({ label }) => label)).toEqual(['T1', 'T2', 'A & B', 'T9', 'T10']);
    expect(links?.[2]?.target).toBe('_blank');
  });

  it('are none when fewer than five remain after the invalid ones', async () => {
    const five = [1, 2, 3, 4, 5].map((order) => tag(order));

    expect(await get(five)).toHaveLength(5);
    expect(await get([...five.slice(1), tag(6, { url: '' }), tag(7, { label: 7 }), null])).toEqual([]);
  });

  it('can come from the menu set instead', () => {
    const item = { name: 'A', url: '/a', target: '_self', redirect: false };

    expect(menuToHighlightLinks(Array.from({ length: 5 }, () => item))).toHaveLength(5);
    expect(menuToHighlightLinks([item])).toEqual([]);
  });

  it('are an empty list that says it failed when the backend does', async () => {
    const server = await startJsonServer({ '/sites/FCA/header-tags': new StubResponse(500, 'no') });
    const { api, reported } = testApi(server.url);

    expect(await loadItemsOrEmpty(() => getHeaderTags(api, { site: 'FCA' }), api.report)).toEqual({
      items: [],
      failed: true,
    });
    expect(reported).toHaveLength(1);
  });
});
