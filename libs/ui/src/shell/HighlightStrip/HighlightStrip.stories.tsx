import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { navItem, storyMenus } from '../../stories/storyMenus';
import { HighlightStrip } from './HighlightStrip';

const meta = {
  component: HighlightStrip,
  parameters: { frame: 'bare' },
  args: { label: 'Temas del momento', items: storyMenus.topics },
} satisfies Meta<typeof HighlightStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

const expectNoBar = async (canvasElement: HTMLElement) =>
  expect(within(canvasElement).queryByRole('navigation')).toBeNull();

export const SixLinks: Story = {};

export const FortyLinks: Story = {
  args: { items: Array.from({ length: 40 }, (_, i) => navItem(`Tema ${i + 1}`, `/tema/${i + 1}`)) },
};

const whole = 'Independiente del Valle contra Deportivo Saprissa';

/** The whole name is there for who asks, and for who listens. */
export const CutAtThirtyFiveCharacters: Story = {
  args: {
    items: [
      { ...navItem('Independiente del Valle contra Depo...', '/a'), title: whole },
      ...storyMenus.topics,
    ],
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: whole });
    await expect(link).toHaveTextContent('Independiente del Valle contra Depo...');
    await expect(link).toHaveAttribute('title', whole);
  },
};

export const CurrentLink: Story = {
  args: { items: storyMenus.topics.map((item) => ({ ...item, current: item.name === 'España' })) },
};

/** Five are enough. */
export const FiveLinks: Story = {
  args: { items: storyMenus.topics.slice(0, 5) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(5);
  },
};

/** With four there is no bar at all. */
export const FourLinks: Story = {
  args: { items: storyMenus.topics.slice(0, 4) },
  play: async ({ canvasElement }) => expectNoBar(canvasElement),
};

/** A link that leads nowhere does not count. */
export const FiveOneOfWhichLeadsNowhere: Story = {
  args: { items: [...storyMenus.topics.slice(0, 4), navItem('Liguilla', null)] },
  play: async ({ canvasElement }) => expectNoBar(canvasElement),
};
