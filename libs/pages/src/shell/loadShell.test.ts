import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testContext } from '../testing/testContext';
import { loadShell, type Shell } from './loadShell';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const entry = (id: number, title: string, url: string, parent = 0) => ({
  id,
  title,
  url,
  parent,
  menuOrder: id,
});

async function load(sets: unknown, environment: Record<string, string> = {}, status = 200): Promise<Shell> {
  const { url } = await startServer((request, response) => {
    if (!request.url?.startsWith('/v2/sites/FCA/menu?names=')) return void response.writeHead(404).end('{}');
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data: sets }));
  });
  return loadShell(testContext({ apiUrl: url, environment }), '/panama');
}
const brand = testContext().profile.fallbackMenus;
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);
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

  it('group the entries of the hamburger under their parents', async () => {
    const items = [entry(1, 'Ligas', ''), entry(2, 'Liga MX', '/ligas/mx', 1), entry(3, 'Vacío', '')];
    const { groups } = await load([{ name: 'hamburger web-desktop', items }]);

    expect(groups).toMatchObject([
      { title: 'Ligas', href: null, items: [{ name: 'Liga MX', href: '/ligas/mx' }] },
    ]);
  });

  it('head a group of the hamburger with a link when its entry leads somewhere itself', async () => {
    const items = [
      entry(1, 'Lo más visto', '/trending'),
      entry(2, 'Ligas', '/ligas'),
      entry(3, 'Liga MX', '/ligas/mx', 2),
    ];
    const { groups } = await load([{ name: 'hamburger web-desktop', items }]);

    expect(groups).toMatchObject([
      { title: 'Lo más visto', href: '/trending', items: [] },
      { title: 'Ligas', href: '/ligas', items: [{ href: '/ligas/mx' }] },
    ]);
  });

  it('have the columns of the footer in their order, whatever the newsroom’s', async () => {
    const sets = ['footer column2', 'betting-desktop', 'footer editions', 'footer default', 'footer column1'];
    const shell = await load(sets.map((name) => ({ name, items: [entry(1, name, '/x')] })));

    expect(titlesOf(shell.footer)).toEqual(['Nosotros', 'Fútbol', 'Ediciones', 'Apuestas · 18+', 'Legal']);
    expect(shell.footer.flatMap(({ items }) => namesOf(items))).toEqual([...sets].reverse());
  });

  it('name the columns of the footer, and leave out those with nothing in them', async () => {
    const shell = await load([
      { name: 'footer column1', items: [entry(1, 'Staff', '/info/staff')] },
      { name: 'betting-desktop', items: [entry(1, 'Códigos', '/apuestas/codigos')] },
      { name: 'footer column2', items: [] },
      { name: 'footer editions', items: [] },
    ]);

    expect(titlesOf(shell.footer)).toEqual(['Nosotros', 'Apuestas · 18+']);
  });
});

describe('a menu that the newsroom does not send', () => {
  it('is the brand’s own, and only that one', async () => {
    const shell = await load([{ name: 'main web-desktop', items: [entry(1, 'Panamá', '/panama')] }]);

    expect(namesOf(shell.main)).toEqual(['Panamá']);
    expect(namesOf(shell.tabs)).toEqual(['Noticias', 'Últimas', 'Lo más visto']);
    expect(titlesOf(shell.groups)).toEqual(['Selecciones', 'Nosotros', 'Legal']);
    expect(titlesOf(shell.footer)).toEqual(['Nosotros', 'Ediciones', 'Legal']);
  });

  it('is made up for in one column of the footer without touching the others', async () => {
    const { footer } = await load([
      { name: 'footer column1', items: [entry(1, 'La casa', '/x')] },
      { name: 'main web-desktop', items: [entry(1, 'Panamá', '/panama')] },
    ]);

    expect(footer.map(({ title, items }) => [title, namesOf(items)])).toEqual([
      ['Nosotros', ['La casa']],
      ['Ediciones', namesOf(brand.main)],
      ['Legal', namesOf(brand.legal)],
    ]);
  });

  it('differs from one that it sends empty, which stays empty', async () => {
    const columns = ['footer default', 'footer column1', 'footer column2', 'footer editions'];
    const empty = ['main web-desktop', 'navBarItems', 'hamburger web-desktop', ...columns];
    const shell = await load(empty.map((name) => ({ name, items: [] })));

    expect(shell).toEqual({ main: [], tabs: [], groups: [], footer: [] });
  });

  it.each([403, 500])('because of a %i leaves every menu to the brand', async (status) => {
    const shell = await load([], {}, status);

    expect(namesOf(shell.main)).toContain('Nicaragua');
    expect(titlesOf(shell.footer)).toEqual(['Nosotros', 'Ediciones', 'Legal']);
  });

  it('is told about when the backend failed', async () => {
    await load([], {}, 500);

    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('is not told about when the backend refuses it with a 403', async () => {
    await load([], {}, 403);

    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('betting links', () => {
  const sets = [
    { name: 'main web-desktop', items: [entry(1, 'Panamá', '/panama'), entry(2, 'Apuestas', '/apuestas')] },
    { name: 'betting-desktop', items: [entry(1, 'Códigos', '/apuestas/codigos')] },
  ];

  it('are gone from every menu, with their column, when the flag is exactly "true"', async () => {
    const shell = await load(sets, { BETTING_LINKS_HIDDEN: 'true' });

    expect(namesOf(shell.main)).toEqual(['Panamá']);
    expect(titlesOf(shell.footer)).toEqual(['Nosotros', 'Ediciones', 'Legal']);
  });

  it('are there with any other flag', async () => {
    const shell = await load(sets, { BETTING_LINKS_HIDDEN: 'True' });

    expect(namesOf(shell.main)).toEqual(['Panamá', 'Apuestas']);
    expect(titlesOf(shell.footer)).toEqual(['Nosotros', 'Ediciones', 'Apuestas · 18+', 'Legal']);
  });
});
