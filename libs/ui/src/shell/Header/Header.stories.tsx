import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { navItem, storyLogo, storyMenus } from '../../stories/storyMenus';
import { CloseOnEscape } from '../CloseOnEscape/CloseOnEscape.client';
import { Header } from './Header';

const meta = {
  component: Header,
  parameters: { frame: 'bare' },
  // As on a page, where one listener serves every menu.
  render: (args) => (
    <>
      <Header {...args} />
      <CloseOnEscape />
    </>
  ),
  args: {
    logo: storyLogo,
    items: storyMenus.main,
    groups: storyMenus.columns,
    tabs: storyMenus.tabs,
    labels: { main: 'Principal', menu: 'Menú completo', openMenu: 'Abrir el menú', tabs: 'Secciones' },
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Reads the menu as a reader finds it: by its name, and only while it is on the screen. */
function menuOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const toggle = canvas.getByRole('checkbox', { name: 'Abrir el menú' });
  return { toggle, isOpen: () => canvas.queryByRole('navigation', { name: 'Menú completo' }) !== null };
}

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(menuOf(canvasElement).isOpen()).toBe(false);
  },
};

export const OpensByClick: Story = {
  play: async ({ canvasElement }) => {
    const { isOpen } = menuOf(canvasElement);
    await userEvent.click(within(canvasElement).getByText('Menú completo'));
    await expect(isOpen()).toBe(true);
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { toggle, isOpen } = menuOf(canvasElement);
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(isOpen()).toBe(true);
  },
};

export const ClosesByASecondClick: Story = {
  play: async ({ canvasElement }) => {
    const { isOpen } = menuOf(canvasElement);
    const icon = within(canvasElement).getByText('Menú completo');
    await userEvent.click(icon);
    await userEvent.click(icon);
    await expect(isOpen()).toBe(false);
  },
};

export const EscapeClosesAndFocusReturns: Story = {
  play: async ({ canvasElement }) => {
    const { toggle, isOpen } = menuOf(canvasElement);
    await userEvent.click(toggle);
    const menu = within(canvasElement).getByRole('navigation', { name: 'Menú completo' });
    within(menu).getByRole('link', { name: 'Quiénes somos' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(isOpen()).toBe(false);
    await expect(toggle).toHaveFocus();
  },
};

/** Escape is nobody's while the menu is shut: the focus stays where the reader put it. */
export const EscapeLeavesAClosedMenuAlone: Story = {
  play: async ({ canvasElement }) => {
    const logo = within(canvasElement).getByRole('link', { name: storyLogo.label });
    logo.focus();
    await userEvent.keyboard('{Escape}');
    await expect(logo).toHaveFocus();
  },
};

export const CurrentPage: Story = {
  args: { items: storyMenus.main.map((item) => ({ ...item, current: item.name === 'Honduras' })) },
};

export const LongNames: Story = {
  args: {
    items: [
      navItem('Independiente del Valle', '/a'),
      navItem('Deportivo Saprissa', '/b'),
      ...storyMenus.main,
    ],
    tabs: [
      navItem('Últimas noticias', '/a'),
      navItem('Resultados de hoy', '/b', true),
      navItem('Lo más visto', '/c'),
    ],
  },
};

export const OneItem: Story = {
  args: {
    items: storyMenus.main.slice(0, 1),
    tabs: storyMenus.tabs.slice(0, 1),
    groups: storyMenus.columns.slice(0, 1),
  },
};

export const EntriesWithoutAddress: Story = {
  args: {
    items: [navItem('Costa Rica', null), navItem('Honduras', '/honduras')],
    tabs: [navItem('Noticias', null), navItem('Últimas', '/u')],
  },
};
