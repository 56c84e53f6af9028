import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longNames, storyBetting } from '../../stories/storyHeader';
import { navItem } from '../../stories/storyMenus';
import type { MenuLink } from '../Menu/MenuEntry';
import { BettingNav } from './BettingNav';

const meta = {
  component: BettingNav,
  parameters: { frame: 'bare' },
  args: storyBetting,
} satisfies Meta<typeof BettingNav>;
export default meta;

type Story = StoryObj<typeof meta>;

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('link')
    .map((link) => link.textContent);

export const Usual: Story = {};

const [home, guides, ...rest] = storyBetting.items;

/** One list for both: what is for phones only, what is for desks only, and what is for all. */
const forBoth: readonly MenuLink[] = [{ ...home!, showOnly: 'md' }, { ...guides!, showOnly: 'xs' }, ...rest];

export const OnAPhone: Story = {
  args: { items: forBoth },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    await expect(namesIn(canvasElement)).toEqual(['Guías', ...rest.map(({ name }) => name)]);
  },
};

export const OnADesk: Story = {
  args: { items: forBoth },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    await expect(namesIn(canvasElement)).toEqual(['Inicio', ...rest.map(({ name }) => name)]);
  },
};

/** An icon nobody knows is left out; a hidden link is not there. */
export const Icons: Story = {
  args: {
    items: [
      { ...home!, icon: 'home' },
      { ...guides!, icon: 'no-such-icon' },
      { ...navItem('Oculto', '/x'), hide: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
    await expect(namesIn(canvasElement)).toEqual(['Inicio', 'Guías']);
  },
};

export const LongNames: Story = { args: longNames.betting };

export const OneItem: Story = { args: { items: storyBetting.items.slice(0, 1) } };

/** Betting links are hidden: so is the row. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
