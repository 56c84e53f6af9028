import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entry, loadTestShell, namesOf } from '../testing/loadTestShell';
import { remembering } from '../testing/remembering';
import { testContext } from '../testing/testContext';
import { loadShell } from './loadShell';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('the links of the moment', () => {
  const tags = ['a', 'b', 'c', 'd', 'e'].map((name, order) => ({ label: name, url: `/tema/${name}`, order }));
  const menu = {
    name: 'header-tags',
    items: ['v', 'w', 'x', 'y', 'z'].map((name, i) => entry(i + 1, name, `/tema/${name}`)),
  };
  const call = '/v1/sites/FCA/header-tags';

  it('are those of their own call, the page marked among them', async () => {
    const { highlights } = await loadTestShell([menu], { tags, path: '/tema/c' });

    expect(namesOf(highlights)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(highlights.filter(({ current }) => current)).toMatchObject([{ href: '/tema/c' }]);
  });

  it('are those of the menu call where their own is switched off, which is not made then', async () => {
    const asked: string[] = [];
    const environment = { HEADER_TAGS_API: 'menu' };
    const { highlights } = await loadTestShell([menu], { tags, environment, asked, path: '/tema/z' });

    expect(namesOf(highlights)).toEqual(['v', 'w', 'x', 'y', 'z']);
    expect(highlights.filter(({ current }) => current)).toMatchObject([{ href: '/tema/z' }]);
    expect(asked).not.toContain(call);
  });

  it('are none where neither can be had, and the menus stay', async () => {
    const shell = await loadTestShell([menu], { tags: null });

    expect(shell.highlights).toEqual([]);
    expect(shell.main.length).toBeGreaterThan(0);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('are not asked for by a page without them', async () => {
    const asked: string[] = [];
    expect((await loadTestShell([menu], { asked })).highlights).toEqual([]);
    expect(asked).not.toContain(call);
  });
});

it('the links of the moment are the very same list on every page that none leads to', async () => {
  const { url } = await startServer((request, response) => {
    const isTags = request.url === '/v1/sites/FCA/header-tags';
    const links = Array.from({ length: 5 }, (_, i) => ({ label: `${i}`, url: `/tema/${i}`, order: i }));
    response.writeHead(200).end(JSON.stringify(isTags ? links : { data: [] }));
  });
  const context = testContext({ apiUrl: url });
  const content = remembering(context.apis.content);
  const remembered = { ...context, apis: { ...context.apis, content } };
  const one = await loadShell(remembered, '/a.html', { highlights: true });
  const other = await loadShell(remembered, '/b.html', { highlights: true });

  expect(one.highlights).toHaveLength(5);
  expect(other.highlights).toBe(one.highlights);
});
