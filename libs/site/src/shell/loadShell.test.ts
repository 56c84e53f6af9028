import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entry, loadTestShell, namesOf, rowsOf, titlesOf } from '../testing/loadTestShell';
import type { Shell } from './Shell';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('the menus of a page', () => {
  it('are those of the newsroom, with the page marked in them', async () => {
    const shell = await loadTestShell([
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
    const { main } = await loadTestShell([{ name: 'main web-desktop', items }]);

    expect(namesOf(main)).toEqual(['Principios', 'Otra']);
  });

  it('group the entries of the hamburger under their parents', async () => {
    const items = [entry(1, 'Ligas', ''), entry(2, 'Liga MX', '/ligas/mx', 1), entry(3, 'Vacío', '')];
    const rows = rowsOf(await loadTestShell([{ name: 'hamburger web-desktop', items }]));

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
    const { menu } = await loadTestShell([{ name: 'hamburger web-desktop', items }]);

    expect(menu.map(({ rows }) => namesOf(rows))).toEqual([['Lo más visto', 'Últimas'], ['Ligas']]);
    expect(menu[1]?.rows[0]).toMatchObject({ href: '/ligas', submenuItems: [{ href: '/ligas/mx' }] });
  });

  it('mark the page within its group', async () => {
    const items = [entry(1, 'Países', ''), entry(2, 'Panamá', '/panama', 1), entry(3, 'Cuba', '/cuba', 1)];
    const [group] = rowsOf(await loadTestShell([{ name: 'hamburger web-desktop', items }]));

    expect(group?.submenuItems?.map(({ current }) => current)).toEqual([true, false]);
  });
});

describe('a menu that the newsroom does not send', () => {
  it('is the brand’s own, and only that one', async () => {
    const shell = await loadTestShell([{ name: 'main web-desktop', items: [entry(1, 'Panamá', '/panama')] }]);

    expect(namesOf(shell.main)).toEqual(['Panamá']);
    expect(namesOf(shell.tabs)).toEqual(['Noticias', 'Últimas', 'Lo más visto']);
    expect(namesOf(rowsOf(shell))).toEqual(['Selecciones', 'Nosotros', 'Legal']);
    expect(titlesOf(shell.footer.columns)).toEqual(['Nosotros', 'Selecciones']);
  });

  it('differs from one that it sends empty, which stays empty', async () => {
    const columns = ['footer default', 'footer column1', 'footer column2', 'footer editions'];
    const betting = ['betting-desktop', 'betting-mobile'];
    const main = ['main web-desktop', 'navBarItems', 'hamburger web-desktop', 'web-mobile'];
    const empty = [...main, ...betting, ...columns];
    const shell = await loadTestShell(empty.map((name) => ({ name, items: [] })));

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
    const shell = await loadTestShell([], { status });

    expect(namesOf(shell.main)).toContain('Nicaragua');
    expect(titlesOf(shell.footer.columns)).toEqual(['Nosotros', 'Selecciones']);
  });

  it('is told about when the backend failed', async () => {
    await loadTestShell([], { status: 500 });

    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('is not told about when the backend refuses it with a 403', async () => {
    await loadTestShell([], { status: 403 });

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
    expect(linesOf(await loadTestShell([set('hamburger web-desktop', 'a', 'b')]))).toEqual([
      'a all',
      'b all',
    ]);
  });

  it('has what both layouts share once, and what one of them has for that one only', async () => {
    const sets = [set('hamburger web-desktop', 'a', 'b', 'd'), set('web-mobile', 'c', 'b', 'd', 'e')];

    expect(linesOf(await loadTestShell(sets))).toEqual(['c xs', 'a md', 'b all', 'd all', 'e xs']);
  });

  it('is empty on narrow screens where their set is there and empty', async () => {
    const sets = [set('hamburger web-desktop', 'a'), set('web-mobile')];

    expect(linesOf(await loadTestShell(sets))).toEqual(['a md']);
  });

  it('loses a group with the links that betting takes from it', async () => {
    const items = [
      entry(1, 'Apuestas', ''),
      entry(2, 'Códigos', '/apuestas/codigos', 1),
      entry(3, 'Guías', '/apuestas'),
      entry(4, 'Fútbol', '/x', 3),
    ];
    const environment = { BETTING_LINKS_HIDDEN: 'true' };
    const rows = rowsOf(await loadTestShell([{ name: 'hamburger web-desktop', items }], { environment }));

    // A group whose own page is hidden keeps what else is in it, under a title that leads nowhere.
    expect(rows).toMatchObject([{ name: 'Guías', href: null, submenuItems: [{ name: 'Fútbol' }] }]);
  });
});

it('no look of a menu entry comes from data: neither a class nor a style of its icon', async () => {
  const looks = { className: 'sent-class', iconStyles: { color: 'sent-style' }, class: 'sent-class' };
  const name = 'main web-desktop';
  const plain = await loadTestShell([{ name, items: [entry(1, 'Panamá', '/panama')] }]);
  const shell = await loadTestShell([{ name, items: [{ ...entry(1, 'Panamá', '/panama'), ...looks }] }]);

  expect(shell).toEqual(plain);
});
