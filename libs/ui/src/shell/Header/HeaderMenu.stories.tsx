import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyHeader, storyHighlights } from '../../stories/storyHeader';
import { storyLogo } from '../../stories/storyMenus';
import { Header } from './Header';
import { OnAPage } from '../../stories/headerStory';

/** The menu of a header, opened and closed as a reader does it. */
const meta = {
  component: Header,
  parameters: { frame: 'bare' },
  render: OnAPage,
  args: storyHeader,
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
    within(menu).getByRole('link', { name: 'Últimas noticias' }).focus();
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

/** On a desk the menu opens below the bar of links, which stays in view however far the page was scrolled. */
export const OpensBelowTheHighlights: Story = {
  args: { highlights: storyHighlights },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const { toggle } = menuOf(canvasElement);
    const topOf = (name: string) =>
      within(canvasElement).getByRole('navigation', { name }).getBoundingClientRect().top;
    await userEvent.click(toggle);
    await expect(topOf('Menú completo')).toBe(80);
    window.scrollTo(0, 300);
    await expect(topOf('Temas del momento')).toBe(50);
    await expect(topOf('Menú completo')).toBe(80);
    window.scrollTo(0, 0);
  },
};

/** On a phone the menu covers tabs and links. */
export const CoversThePageOnAPhone: Story = {
  args: { highlights: storyHighlights },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('nav[aria-label="Menú completo"]');
    await userEvent.click(menuOf(canvasElement).toggle);
    await expect(menu?.getBoundingClientRect().top).toBe(50);
  },
};
