import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { footerMenus, markFooter, toFooterColumns, type FooterMenus } from './toFooterColumns';

const context = testContext();
const brand = context.brandConfig.fallbackMenus;
const menu = (name: string, ...entries: readonly (readonly [name: string, url: string])[]) => ({
  [name]: entries.map(([title, url]) => ({ name: title, url })),
});
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const titlesOf = ({ columns }: FooterMenus) => columns.map(({ title }) => title);

describe('the links of a footer', () => {
  it('stand in the order of the page, whatever the newsroom’s, with the legal ones apart', () => {
    const menus = Object.assign({}, ...[...footerMenus].reverse().map((name) => menu(name, [name, '/x'])));
    const footer = toFooterColumns(menus, context);

    expect(titlesOf(footer)).toEqual(['Nosotros', 'Fútbol', 'Selecciones', 'Apuestas · 18+']);
    expect(footer.columns.flatMap(({ items }) => namesOf(items))).toEqual([
      'footer column1',
      'footer default',
      'footer editions',
      'betting-desktop',
    ]);
    expect(namesOf(footer.legal)).toEqual(['footer column2']);
  });

  it('leave out a column with nothing in it', () => {
    const menus = { ...menu('footer column1', ['Staff', '/info/staff']), ...menu('footer editions') };

    expect(titlesOf(toFooterColumns(menus, context))).toEqual(['Nosotros']);
  });

  it('are the brand’s own for a menu that is missing, and only for that one', () => {
    const footer = toFooterColumns(menu('footer column1', ['La casa', '/x']), context);

    expect(footer.columns.map(({ title, items }) => [title, namesOf(items)])).toEqual([
      ['Nosotros', ['La casa']],
      ['Selecciones', namesOf(brand.main)],
    ]);
    expect(namesOf(footer.legal)).toEqual(namesOf(brand.legal));
  });

  it('say an entry without an address as words', () => {
    const { columns } = toFooterColumns(menu('footer column1', ['Escribe con nosotros', '']), context);

    expect(columns[0]?.items).toMatchObject([{ name: 'Escribe con nosotros', href: null }]);
  });

  it('open what is outside of the network in a tab of its own, and do not say where the reader comes from', () => {
    const urls = menu('footer column1', ['Fuera', 'https://x.example/a'], ['Dentro', '/info/staff']);
    const { columns } = toFooterColumns(urls, context);

    expect(columns[0]?.items).toMatchObject([
      { rel: 'nofollow noreferrer', target: '_blank', referrerPolicy: 'no-referrer' },
      { href: '/info/staff', rel: undefined, target: undefined, referrerPolicy: undefined },
    ]);
  });

  it('lead to one page by one entry', () => {
    const { legal } = toFooterColumns(menu('footer column2', ['A', '/x'], ['B', '/x/']), context);

    expect(namesOf(legal)).toEqual(['A']);
  });

  it('do not lead to betting where such links are hidden', () => {
    const hidden = testContext({ environment: { BETTING_LINKS_HIDDEN: 'true' } });
    const menus = menu('betting-desktop', ['Guías', '/apuestas/guias']);

    expect(titlesOf(toFooterColumns(menus, context))).toContain('Apuestas · 18+');
    expect(titlesOf(toFooterColumns(menus, hidden))).not.toContain('Apuestas · 18+');
  });
});

describe('the page in its footer', () => {
  const footer = toFooterColumns(null, context);

  it('is marked where an entry leads to it', () => {
    const { columns, legal } = markFooter(footer, '/info/privacidad', context.site);

    expect(legal).toMatchObject([{ name: 'Privacidad', current: true }]);
    expect(columns).toEqual(footer.columns);
  });

  it('leaves the very same footer where none does', () => {
    expect(markFooter(footer, '/nadie', context.site)).toBe(footer);
  });
});
