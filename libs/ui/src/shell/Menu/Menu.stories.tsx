import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { menuColumns, menuGroup, menuLabels, storyMenu, storyMenuGroups } from '../../stories/storyMenu';
import { navItem, storyLogo, storyMenus } from '../../stories/storyMenus';
import { Header } from '../Header/Header';
import { SearchForm } from '../../search/SearchForm/SearchForm';
import { CloseOnEscape } from '../CloseOnEscape/CloseOnEscape.client';
import type { MenuLink } from './MenuEntry';
import { Menu } from './Menu';
import { menuIcons } from './menuIcons';

/** Under a header, over a page, and open: shut, there is nothing to see of it. */
const inAHeader: Decorator = (Story) => (
  <>
    <Header
      logo={storyLogo}
      items={storyMenus.main}
      menu={<Story />}
      tabs={storyMenus.tabs}
      labels={{ main: 'Principal', menu: 'Menú completo', openMenu: 'Abrir el menú', tabs: 'Secciones' }}
    />
    <main className="wrap" style={{ minHeight: 1600, paddingBlock: 16 }}>
      <h1>Última hora</h1>
      <p>
        <a href="#nota">Una nota de la página</a>
      </p>
    </main>
    <CloseOnEscape />
  </>
);

/** Finds the menu as a reader does. */
function menuOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const toggle = canvas.getByRole('checkbox', { name: 'Abrir el menú' });
  return {
    toggle,
    find: () => canvas.queryByRole('navigation', { name: 'Menú completo' }),
    open: async () => {
      await userEvent.click(toggle);
      return within(canvas.getByRole('navigation', { name: 'Menú completo' }));
    },
  };
}

const isNarrow = () => window.innerWidth < 768;

const meta = {
  component: Menu,
  parameters: { frame: 'bare' },
  decorators: [inAHeader],
  args: { columns: storyMenu, labels: menuLabels },
  play: async ({ canvasElement }) => {
    await menuOf(canvasElement).open();
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shut: Story = {
  play: async ({ canvasElement }) => {
    await expect(menuOf(canvasElement).find()).toBeNull();
  },
};

/** Columns of rows on a wide screen, groups that open on a narrow one; a group may lead somewhere itself. */
export const Nested: Story = {
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement).open();
    await expect(menu.queryAllByRole('link', { name: 'Honduras' })).toHaveLength(1);
    await expect(menu.getByRole('link', { name: 'Torneos' })).toHaveAttribute('href', '/mundial-2026');
    await expect(menu.queryAllByRole('checkbox')).toHaveLength(isNarrow() ? 3 : 0);
  },
};

/** The field comes first, by keyboard too, then the shortcuts; neither is there while the menu is shut. */
export const WithASearch: Story = {
  tags: ['visual'],
  args: {
    shortcuts: [navItem('Resultados', '/resultados/futbol'), navItem('Mis equipos', '/mis-equipos')],
    search: (
      <SearchForm
        action="/buscar"
        id="menu-search"
        labels={{ field: 'Buscar en el sitio', example: 'Equipo, jugador o torneo', submit: 'Buscar' }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const { open, toggle } = menuOf(canvasElement);
    await expect(within(canvasElement).queryByRole('searchbox')).toBeNull();
    const menu = await open();
    await expect(menu.getByRole('searchbox', { name: 'Buscar en el sitio' })).toBeVisible();
    await expect(toggle).toBeChecked();
  },
};

export const GroupsOpenAndShutOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement).open();
    const group = menu.getByRole('checkbox', { name: 'Submenú: Selecciones' });
    // The first one, as no group leads to the page that is read.
    await expect(group).toBeChecked();
    await expect(menu.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await userEvent.click(menu.getByText('Selecciones'));
    await expect(group).not.toBeChecked();
    await userEvent.click(menu.getByText('Selecciones'));
    await expect(menu.getByRole('link', { name: 'Honduras' })).toBeVisible();

    group.focus();
    await userEvent.keyboard(' ');
    await expect(menu.queryByRole('link', { name: 'Honduras' })).toBeNull();
  },
};

const current = menuColumns(
  [navItem('Últimas noticias', '/ultimas-noticias')],
  [menuGroup('Selecciones', [navItem('Costa Rica', '/costarica'), navItem('Panamá', '/panama', true)])],
  [storyMenuGroups.betting],
);

/** The group that leads to the page being read is open from the start; the others are not. */
export const CurrentPageInAGroup: Story = {
  args: { columns: current },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement).open();
    await expect(menu.getByRole('checkbox', { name: 'Submenú: Selecciones' })).toBeChecked();
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Panamá');
    await expect(menu.getByRole('checkbox', { name: 'Submenú: Apuestas · 18+' })).not.toBeChecked();
  },
};

/** The page stays where it is, and neither the wheel nor the arrows move it. */
export const OpeningMovesNothing: Story = {
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    const { toggle } = menuOf(canvasElement);
    const before = main.getBoundingClientRect();
    await userEvent.click(toggle);
    await expect(main.getBoundingClientRect()).toEqual(before);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.click(toggle);
    await expect(main.getBoundingClientRect()).toEqual(before);
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

/** What lies beside the menu is a label of its checkbox: no script is needed. */
export const AClickBesideItShuts: Story = {
  args: { columns: storyMenu.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const { open, find } = menuOf(canvasElement);
    await open();
    await userEvent.click(document.elementFromPoint(8, window.innerHeight - 8)!);
    await expect(find()).toBeNull();
  },
};

export const EscapeShutsAndFocusReturns: Story = {
  play: async ({ canvasElement }) => {
    const { open, find, toggle } = menuOf(canvasElement);
    (await open()).getByRole('link', { name: 'Legionarios' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(find()).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};

export const OneItem: Story = {
  args: { columns: menuColumns([navItem('Últimas noticias', '/ultimas-noticias')]) },
};

const forty = Array.from({ length: 40 }, (_, i) => navItem(`Equipo ${i + 1}`, `/equipo-${i + 1}`));

/** Forty in a group and forty without one: the menu scrolls by itself to its last entry. */
export const FortyItems: Story = {
  args: { columns: menuColumns(forty, [menuGroup('Equipos', forty)]) },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement).open();
    const before = within(canvasElement).getByRole('main').getBoundingClientRect().top;
    const last = menu.getAllByText(/^Equipo/).at(-1)!;
    last.scrollIntoView({ block: 'end' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(canvasElement).getByRole('main').getBoundingClientRect().top).toBe(before);
  },
};

const long = 'Independiente del Valle vs. Deportivo Saprissa';
const longest = `${'Goles, tablas y resultados del campeonato de la región, '.repeat(5)}hoy y aquí, desde siempre.`;

export const LongNames: Story = {
  args: {
    columns: menuColumns(
      [navItem(longest, '/a'), navItem('Supercalifragilisticoespialidoso'.repeat(3), '/b')],
      [menuGroup(long, [navItem(long, '/c', true)], '/d')],
      [menuGroup(longest, [navItem(longest, null, true)])],
    ),
  },
};

const outside: MenuLink = {
  ...navItem('Cuotas', 'https://odds.example/'),
  fullLoad: true,
  rel: 'nofollow noreferrer',
  target: '_blank',
};

/** Outside the network in a tab of its own; an own page that has to be loaded whole; text without an address. */
export const OutsideAndRedirect: Story = {
  args: {
    columns: menuColumns([
      outside,
      { ...navItem('Resultados', '/resultados/futbol'), fullLoad: true },
      navItem('Muy pronto', null),
    ]),
  },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement).open();
    await expect(menu.getByRole('link', { name: 'Cuotas' })).toHaveAttribute('rel', 'nofollow noreferrer');
    await expect(menu.getByRole('link', { name: 'Resultados' })).toHaveAttribute('data-full-load');
    await expect(menu.queryByRole('link', { name: 'Muy pronto' })).toBeNull();
  },
};

/** `hide` is absent; `showOnly` is there for one layout, in the eyes and in the ears of its readers. */
export const HiddenAndForOneLayout: Story = {
  args: {
    columns: menuColumns(
      [
        { ...navItem('Nunca', '/nunca'), hide: true },
        { ...navItem('En el teléfono', '/xs'), showOnly: 'xs' },
        { ...navItem('En el escritorio', '/md'), showOnly: 'md' },
      ],
      [menuGroup('Siempre', [{ ...navItem('Tampoco', '/tampoco'), hide: true }, navItem('Sí', '/si', true)])],
      [{ ...menuGroup('Nada', [navItem('Nadie', '/nadie')]), hide: true }],
      [{ ...navItem('Solo en el teléfono', '/solo'), showOnly: 'xs' }],
    ),
  },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement).open();
    const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
    const expected = isNarrow()
      ? ['En el teléfono', 'Sí', 'Solo en el teléfono']
      : ['En el escritorio', 'Sí'];
    await expect(names).toEqual(expected);
    for (const name of ['Nunca', 'Tampoco', 'Nada', 'Nadie']) await expect(menu.queryByText(name)).toBeNull();
  },
};

/** All icons there are, and two names that draw nothing. */
export const Icons: Story = {
  args: {
    columns: menuColumns(
      [...Object.keys(menuIcons), 'unicorn', 'constructor'].map((icon) => ({
        ...navItem(icon, `/${icon}`),
        icon,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement).open();
    const drawn = menu.getAllByRole('link').filter((link) => link.querySelector('svg'));
    await expect(drawn).toHaveLength(Object.keys(menuIcons).length);
  },
};

/** Colours of an entry's own: worn where they can be read; an ink that cannot is replaced, an ink alone ignored. */
export const OwnColours: Story = {
  args: {
    columns: menuColumns([
      { ...navItem('Se leen', '/a'), styles: { bgColor: '#2fe06a', fontColor: '#2b0d54' } },
      { ...navItem('Blanco sobre amarillo', '/b'), styles: { bgColor: '#ffe000', fontColor: '#fff' } },
      { ...navItem('Solo la tinta', '/c'), styles: { fontColor: '#101010' } },
      { ...navItem('Ningún color', '/d'), styles: { bgColor: 'red', fontColor: 'url(x)' } },
    ]),
  },
};

/** Without entries there is no menu, and nothing to lock the page for. */
export const Empty: Story = {
  args: { columns: menuColumns([], [{ ...navItem('Nunca', '/nunca'), hide: true }]) },
  play: async ({ canvasElement }) => {
    const { toggle, find } = menuOf(canvasElement);
    await userEvent.click(toggle);
    await expect(find()).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

/** The first width at which the columns stand, with the row in the header. */
export const AtTheFirstWideWidth: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement).open();
    await expect(menu.queryAllByRole('checkbox')).toHaveLength(0);
    await expect(menu.getByRole('link', { name: 'Honduras' })).toBeVisible();
  },
};
