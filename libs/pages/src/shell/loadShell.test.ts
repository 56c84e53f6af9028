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

    expect(groups).toMatchObject([{ title: 'Ligas', items: [{ name: 'Liga MX', href: '/ligas/mx' }] }]);
  });

  it('keep an entry of the hamburger that leads somewhere itself', async () => {
    const items = [
      entry(1, 'Lo más visto', '/trending'),
      entry(2, 'Ligas', '/ligas'),
      entry(3, 'Liga MX', '/ligas/mx', 2),
    ];
    const { groups } = await load([{ name: 'hamburger web-desktop', items }]);

    expect(JSON.stringify(groups)).toContain('"/trending"');
  });

  it('name the columns of the footer, and leave out those with nothing in them', async () => {
    const shell = await load([
      { name: 'footer column1', items: [entry(1, 'Staff', '/info/staff')] },
      { name: 'betting-desktop', items: [entry(1, 'Códigos', '/apuestas/codigos')] },
      { name: 'footer column2', items: [] },
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
    expect(titlesOf(shell.footer)).toEqual(['Nosotros', 'Selecciones', 'Legal']);
  });

  it('differs from one that it sends empty, which stays empty', async () => {
    const empty = ['main web-desktop', 'navBarItems', 'hamburger web-desktop', 'footer default'];
    const shell = await load(empty.map((name) => ({ name, items: [] })));

    expect(shell).toEqual({ main: [], tabs: [], groups: [], footer: [] });
  });

  it.each([403, 500])('because of a %i leaves every menu to the brand', async (status) => {
    const shell = await load([], {}, status);

    expect(namesOf(shell.main)).toContain('Nicaragua');
    expect(titlesOf(shell.footer)).toEqual(['Nosotros', 'Selecciones', 'Legal']);
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
    expect(titlesOf(shell.footer)).toEqual([]);
  });

  it('are there with any other flag', async () => {
    const shell = await load(sets, { BETTING_LINKS_HIDDEN: 'True' });

    expect(namesOf(shell.main)).toEqual(['Panamá', 'Apuestas']);
    expect(titlesOf(shell.footer)).toEqual(['Apuestas · 18+']);
  });
});
