import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remembering } from '../testing/remembering';
import { testContext } from '../testing/testContext';
import { loadShell } from './loadShell';
import type { Shell } from './Shell';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const entry = (id: number, title: string, url: string, parent = 0) => ({
  id,
  title,
  url,
  parent,
  menuOrder: id,
});

type Sent = { name: string; items: unknown }[];
type Given = {
  environment?: Record<string, string>;
  status?: number;
  path?: string;
  section?: string;
  /** Answer of the call for the links of the moment; a number is a status. */
  tags?: unknown;
  /** Calls that were made. */
  asked?: string[];
};

/** Like the backend: sets nobody asked for are not sent. */
async function load(sets: Sent, given: Given = {}): Promise<Shell> {
  const { environment = {}, status = 200, path = '/panama', section, tags, asked: calls = [] } = given;
  const { url } = await startServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://x');
    calls.push(asked.pathname);
    if (asked.pathname === '/v1/sites/FCA/header-tags' && Array.isArray(tags))
      return void response.writeHead(200).end(JSON.stringify(tags));
    if (asked.pathname !== '/v2/sites/FCA/menu') return void response.writeHead(404).end('{}');
    const names = asked.searchParams.getAll('names');
    const data = sets.filter(({ name }) => names.includes(name));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data }));
  });
  const highlights = 'tags' in given;
  return loadShell(testContext({ apiUrl: url, environment }), path, { section, highlights });
}
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const rowsOf = ({ menu }: Shell) => menu.flatMap(({ rows }) => rows);
const titlesOf = (groups: readonly { title: string }[]) => groups.map(({ title }) => title);

describe('the menus of a page', () => {
  it('are those of the newsroom, with the page marked in them', async () => {
    const shell = await load([
      { name: 'main web-desktop', items: [entry(2, 'Honduras', '/honduras'), entry(1, 'Panamá', '/panama')] },
      { name: 'navBarItems', items: [entry(1, 'Noticias', '/')] },
    ]);

    expect(shell.main).toMatchObject([
      { name: 'Panamá', href: '/panama', current: true },
      { name: 'Honduras', href: '/honduras', current: false },
    ]);
    expect(namesOf(shell.tabs)).toEqual(['Noticias']);
  });

  it('lead to one page by one entry, the first, with or without a slash', async () => {
    const items = [entry(1, 'Principios', '/x'), entry(2, 'Política', '/x/'), entry(3, 'Otra', '/y')];
    const { main } = await load([{ name: 'main web-desktop', items }]);

    expect(namesOf(main)).toEqual(['Principios', 'Otra']);
  });

  it('group the entries of the hamburger under their parents', async () => {
    const items = [entry(1, 'Ligas', ''), entry(2, 'Liga MX', '/ligas/mx', 1), entry(3, 'Vacío', '')];
    const rows = rowsOf(await load([{ name: 'hamburger web-desktop', items }]));

    expect(rows).toMatchObject([
      { name: 'Ligas', href: null, submenuItems: [{ name: 'Liga MX', href: '/ligas/mx' }] },
    ]);
  });

  it('have a group that leads somewhere itself, and put links that follow one another in one column', async () => {
    const items = [
      entry(1, 'Lo más visto', '/trending'),
      entry(2, 'Últimas', '/ultimas-noticias'),
      entry(3, 'Ligas', '/ligas'),
      entry(4, 'Liga MX', '/ligas/mx', 3),
    ];
    const { menu } = await load([{ name: 'hamburger web-desktop', items }]);

    expect(menu.map(({ rows }) => namesOf(rows))).toEqual([['Lo más visto', 'Últimas'], ['Ligas']]);
    expect(menu[1]?.rows[0]).toMatchObject({ href: '/ligas', submenuItems: [{ href: '/ligas/mx' }] });
  });

  it('mark the page within its group', async () => {
    const items = [entry(1, 'Países', ''), entry(2, 'Panamá', '/panama', 1), entry(3, 'Cuba', '/cuba', 1)];
    const [group] = rowsOf(await load([{ name: 'hamburger web-desktop', items }]));

    expect(group?.submenuItems?.map(({ current }) => current)).toEqual([true, false]);
  });
});

describe('a menu that the newsroom does not send', () => {
  it('is the brand’s own, and only that one', async () => {
    const shell = await load([{ name: 'main web-desktop', items: [entry(1, 'Panamá', '/panama')] }]);

    expect(namesOf(shell.main)).toEqual(['Panamá']);
    expect(namesOf(shell.tabs)).toEqual(['Noticias', 'Últimas', 'Lo más visto']);
    expect(namesOf(rowsOf(shell))).toEqual(['Selecciones', 'Nosotros', 'Legal']);
    expect(titlesOf(shell.footer.columns)).toEqual(['Nosotros', 'Ediciones']);
  });

  it('differs from one that it sends empty, which stays empty', async () => {
    const columns = ['footer default', 'footer column1', 'footer column2', 'footer editions'];
    const betting = ['betting-desktop', 'betting-mobile'];
    const main = ['main web-desktop', 'navBarItems', 'hamburger web-desktop', 'web-mobile'];
    const empty = [...main, ...betting, ...columns];
    const shell = await load(empty.map((name) => ({ name, items: [] })));

    expect(shell).toEqual({
      main: [],
      menu: [],
      betting: [],
      tabs: [],
      highlights: [],
      footer: { columns: [], legal: [] },
    });
  });

  it.each([403, 500])('because of a %i leaves every menu to the brand', async (status) => {
    const shell = await load([], { status });

    expect(namesOf(shell.main)).toContain('Nicaragua');
    expect(titlesOf(shell.footer.columns)).toEqual(['Nosotros', 'Ediciones']);
  });

  it('is told about when the backend failed', async () => {
    await load([], { status: 500 });

    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('is not told about when the backend refuses it with a 403', async () => {
    await load([], { status: 403 });

    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('the whole menu', () => {
  const set = (name: string, ...titles: string[]) => ({
    name,
    items: titles.map((title, i) => entry(i + 1, title, `/${title}`)),
  });
  const linesOf = (shell: Shell) => rowsOf(shell).map(({ name, showOnly = 'all' }) => `${name} ${showOnly}`);

  it('is the hamburger’s on narrow screens too where there is none for them', async () => {
    expect(linesOf(await load([set('hamburger web-desktop', 'a', 'b')]))).toEqual(['a all', 'b all']);
  });

  it('has what both layouts share once, and what one of them has for that one only', async () => {
    const sets = [set('hamburger web-desktop', 'a', 'b', 'd'), set('web-mobile', 'c', 'b', 'd', 'e')];

    expect(linesOf(await load(sets))).toEqual(['c xs', 'a md', 'b all', 'd all', 'e xs']);
  });

  it('is empty on narrow screens where their set is there and empty', async () => {
    const sets = [set('hamburger web-desktop', 'a'), set('web-mobile')];

    expect(linesOf(await load(sets))).toEqual(['a md']);
  });

  it('loses a group with the links that betting takes from it', async () => {
    const items = [
      entry(1, 'Apuestas', ''),
      entry(2, 'Códigos', '/apuestas/codigos', 1),
      entry(3, 'Guías', '/apuestas'),
      entry(4, 'Fútbol', '/x', 3),
    ];
    const environment = { BETTING_LINKS_HIDDEN: 'true' };
    const rows = rowsOf(await load([{ name: 'hamburger web-desktop', items }], { environment }));

    // A group whose own page is hidden keeps what else is in it, under a title that leads nowhere.
    expect(rows).toMatchObject([{ name: 'Guías', href: null, submenuItems: [{ name: 'Fútbol' }] }]);
  });
});

describe('a section', () => {
  const own = (name: string, title: string) => ({ name, items: [entry(1, title, `/${title}`)] });
  const sets = [
    own('main web-desktop', 'general'),
    own('hamburger web-desktop', 'whole'),
    own('web-mobile', 'whole'),
    own('main web-desktop mundial-2026', 'cup'),
    own('hamburger web-desktop mundial-2026', 'cups'),
    own('web-mobile apuestas', 'codes'),
    own('main web-desktop apuestas', 'bets'),
  ];

  it('has its own menus, which are for narrow screens too where it has none for them', async () => {
    const shell = await load(sets, { section: 'mundial-2026' });

    expect(namesOf(shell.main)).toEqual(['cup']);
    expect(rowsOf(shell)).toMatchObject([{ name: 'cups' }]);
    expect(rowsOf(shell)[0]?.showOnly).toBeUndefined();
  });

  it('has the site’s where it has none of its own, set by set', async () => {
    const shell = await load(sets, { section: 'apuestas' });

    expect(namesOf(shell.main)).toEqual(['bets']);
    expect(rowsOf(shell).map(({ name, showOnly }) => [name, showOnly])).toEqual([
      ['codes', 'xs'],
      ['whole', 'md'],
    ]);
    expect(namesOf((await load(sets, { section: 'ligas' })).main)).toEqual(['general']);
  });

  it('leaves the other pages alone', async () => {
    expect(namesOf((await load(sets)).main)).toEqual(['general']);
  });

  it('of betting has the site’s menus while links to it are hidden', async () => {
    const environment = { BETTING_LINKS_HIDDEN: 'true' };

    expect(namesOf((await load(sets, { section: 'apuestas', environment })).main)).toEqual(['general']);
  });

  it('has the brand’s menus when the backend fails', async () => {
    const shell = await load(sets, { section: 'mundial-2026', status: 500 });

    expect(namesOf(shell.main)).toContain('Nicaragua');
  });
});

describe('the second row of the betting section', () => {
  const layoutsOf = async (sets: Parameters<typeof load>[0]) =>
    (await load(sets)).betting.map(({ name, showOnly }) => [name, showOnly]);
  const desktop = { name: 'betting-desktop', items: [entry(1, 'a', '/a'), entry(2, 'b', '/b')] };

  it('tells apart what is for one layout only', async () => {
    const mobile = { name: 'betting-mobile', items: [entry(2, 'b', '/b')] };

    expect(await layoutsOf([desktop, mobile])).toEqual([
      ['a', 'md'],
      ['b', undefined],
    ]);
  });

  it('is the same for both layouts where the newsroom does not tell them apart', async () => {
    expect(await layoutsOf([desktop])).toEqual([
      ['a', undefined],
      ['b', undefined],
    ]);
  });
});

it('no look of a menu entry comes from data: neither a class nor a style of its icon', async () => {
  const looks = { className: 'sent-class', iconStyles: { color: 'sent-style' }, class: 'sent-class' };
  const name = 'main web-desktop';
  const plain = await load([{ name, items: [entry(1, 'Panamá', '/panama')] }]);
  const shell = await load([{ name, items: [{ ...entry(1, 'Panamá', '/panama'), ...looks }] }]);

  expect(shell).toEqual(plain);
});

describe('betting links', () => {
  const sets = [
    { name: 'main web-desktop', items: [entry(1, 'Panamá', '/panama'), entry(2, 'Apuestas', '/apuestas')] },
    { name: 'betting-desktop', items: [entry(1, 'Códigos', '/apuestas/codigos')] },
  ];

  it('are gone from every menu, with their column, when the flag is exactly "true"', async () => {
    const shell = await load(sets, { environment: { BETTING_LINKS_HIDDEN: 'true' } });

    expect(namesOf(shell.main)).toEqual(['Panamá']);
    expect(titlesOf(shell.footer.columns)).toEqual(['Nosotros', 'Ediciones']);
  });

  it('are there with any other flag', async () => {
    const shell = await load(sets, { environment: { BETTING_LINKS_HIDDEN: 'True' } });

    expect(namesOf(shell.main)).toEqual(['Panamá', 'Apuestas']);
    expect(titlesOf(shell.footer.columns)).toEqual(['Nosotros', 'Ediciones', 'Apuestas · 18+']);
  });
});

describe('the links of the moment', () => {
  const tags = ['a', 'b', 'c', 'd', 'e'].map((name, order) => ({ label: name, url: `/tema/${name}`, order }));
  const menu = {
    name: 'header-tags',
    items: ['v', 'w', 'x', 'y', 'z'].map((name, i) => entry(i + 1, name, `/tema/${name}`)),
  };
  const call = '/v1/sites/FCA/header-tags';

  it('are those of their own call, the page marked among them', async () => {
    const { highlights } = await load([menu], { tags, path: '/tema/c' });

    expect(namesOf(highlights)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(highlights.filter(({ current }) => current)).toMatchObject([{ href: '/tema/c' }]);
  });

  it('are those of the menu call where their own is switched off, which is not made then', async () => {
    const asked: string[] = [];
    const environment = { HEADER_TAGS_API: 'menu' };
    const { highlights } = await load([menu], { tags, environment, asked, path: '/tema/z' });

    expect(namesOf(highlights)).toEqual(['v', 'w', 'x', 'y', 'z']);
    expect(highlights.filter(({ current }) => current)).toMatchObject([{ href: '/tema/z' }]);
    expect(asked).not.toContain(call);
  });

  it('are none where neither can be had, and the menus stay', async () => {
    const shell = await load([menu], { tags: null });

    expect(shell.highlights).toEqual([]);
    expect(shell.main.length).toBeGreaterThan(0);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('are not asked for by a page without them', async () => {
    const asked: string[] = [];
    expect((await load([menu], { asked })).highlights).toEqual([]);
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
