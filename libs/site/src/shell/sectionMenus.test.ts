import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entry, loadTestShell, namesOf, rowsOf, titlesOf } from '../testing/loadTestShell';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

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
    const shell = await loadTestShell(sets, { section: 'mundial-2026' });

    expect(namesOf(shell.main)).toEqual(['cup']);
    expect(rowsOf(shell)).toMatchObject([{ name: 'cups' }]);
    expect(rowsOf(shell)[0]?.showOnly).toBeUndefined();
  });

  it('has the site’s where it has none of its own, set by set', async () => {
    const shell = await loadTestShell(sets, { section: 'apuestas' });

    expect(namesOf(shell.main)).toEqual(['bets']);
    expect(rowsOf(shell).map(({ name, showOnly }) => [name, showOnly])).toEqual([
      ['codes', 'xs'],
      ['whole', 'md'],
    ]);
    expect(namesOf((await loadTestShell(sets, { section: 'ligas' })).main)).toEqual(['general']);
  });

  it('leaves the other pages alone', async () => {
    expect(namesOf((await loadTestShell(sets)).main)).toEqual(['general']);
  });

  it('of betting has the site’s menus while links to it are hidden', async () => {
    const environment = { BETTING_LINKS_HIDDEN: 'true' };

    expect(namesOf((await loadTestShell(sets, { section: 'apuestas', environment })).main)).toEqual([
      'general',
    ]);
  });

  it('has the brand’s menus when the backend fails', async () => {
    const shell = await loadTestShell(sets, { section: 'mundial-2026', status: 500 });

    expect(namesOf(shell.main)).toContain('Nicaragua');
  });
});

describe('the second row of the betting section', () => {
  const layoutsOf = async (sets: Parameters<typeof loadTestShell>[0]) =>
    (await loadTestShell(sets)).betting.map(({ name, showOnly }) => [name, showOnly]);
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

describe('betting links', () => {
  const sets = [
    { name: 'main web-desktop', items: [entry(1, 'Panamá', '/panama'), entry(2, 'Apuestas', '/apuestas')] },
    { name: 'betting-desktop', items: [entry(1, 'Códigos', '/apuestas/codigos')] },
  ];

  it('are gone from every menu, with their column, when the flag is exactly "true"', async () => {
    const shell = await loadTestShell(sets, { environment: { BETTING_LINKS_HIDDEN: 'true' } });

    expect(namesOf(shell.main)).toEqual(['Panamá']);
    expect(titlesOf(shell.footer.columns)).toEqual(['Nosotros', 'Selecciones']);
  });

  it('are there with any other flag', async () => {
    const shell = await loadTestShell(sets, { environment: { BETTING_LINKS_HIDDEN: 'True' } });

    expect(namesOf(shell.main)).toEqual(['Panamá', 'Apuestas']);
    expect(titlesOf(shell.footer.columns)).toEqual(['Nosotros', 'Selecciones', 'Apuestas · 18+']);
  });
});
