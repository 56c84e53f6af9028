import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { keyEvents } from '../../stories/storyPosts';
import { KeyEvents } from './KeyEvents';

const meta = {
  component: KeyEvents,
  args: { id: 'key-events', title: 'Momentos clave', events: keyEvents(3), allText: 'Los 3 momentos clave' },
} satisfies Meta<typeof KeyEvents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const One: Story = { args: { events: keyEvents(1) } };

/** No empty frame where nothing stands out. */
export const None: Story = {
  args: { events: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** The newest at once, the others where they are asked for. */
export const Forty: Story = {
  args: { events: keyEvents(40), allText: 'Los 40 momentos clave' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const inSight = () => canvas.getAllByRole('link').filter((link) => link.checkVisibility());
    await expect(inSight()).toHaveLength(5);
    await userEvent.click(canvas.getByText('Los 40 momentos clave'));
    await expect(inSight()).toHaveLength(40);
  },
};
